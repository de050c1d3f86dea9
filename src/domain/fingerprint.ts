/**
 * Returns a text's FNV-1a hash (32 bits, hexadecimal), to tell texts apart without storing them.
 * Not for anything that must not be forged.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
