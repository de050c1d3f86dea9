/** The endings that a picture's name may have, by its type; the first where it has another. */
const ENDINGS: Record<string, readonly [string, ...string[]]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/avif': ['avif'],
};

/** How long the name may be before its ending, in characters. */
const MAX_CHARACTERS = 80;

/** Letters and digits of every script, and what people put between words. */
const UNUSUAL = /[^\p{L}\p{M}\p{N} _()+-]+/gu;

/**
 * The name under which a picture is sent: as the person calls it, but without anything that a
 * careless server would take for a path, a script or another type.
 */
export function safeFileName({ name, type }: { name: string; type: string }): string {
  const own = name.split(/[/\\]/).at(-1) ?? '';
  const [, stem = own, ending = ''] = /^(.*)\.(.*)$/s.exec(own) ?? [];
  const endings = ENDINGS[type] ?? (['dat'] as const);
  const kept = endings.find((one) => one === ending.toLowerCase()) ?? endings[0];
  const words = stem
    .normalize('NFC')
    .replace(UNUSUAL, '-')
    .replace(/^[\s-]+|[\s-]+$/g, '');
  const short = Array.from(words).slice(0, MAX_CHARACTERS).join('').trim();
  return `${short || 'immagine'}.${kept}`;
}
