/**
 * The seller and its contacts. Replace every value marked as a placeholder before going live: the build warns while any
 * of them contains the word 'ESEMPIO'.
 */
export const SHOP = {
  name: 'Bottega 2018',
  since: 2018,
  seller: {
    name: 'ESEMPIO Bottega 2018 S.r.l.',
    address: 'Via ESEMPIO 20, 00184 Roma (RM)',
    vatNumber: 'ESEMPIO IT01234567890',
    rea: 'ESEMPIO RM-1234567',
    email: 'assistenza@esempio.example',
    pec: 'pec@esempio.example',
  },
  contacts: {
    /** Full addresses, opened in a new tab. */
    messaging: { label: 'WhatsApp', url: 'https://wa.me/390000000000?text=ESEMPIO' },
    social: { label: 'Instagram', url: 'https://www.instagram.com/ESEMPIO' },
    email: 'assistenza@esempio.example',
    hours: 'Dal lunedì al venerdì, 9:00-18:00',
  },
} as const;

/** Returns the settings that still hold a placeholder, as dotted names. */
export function placeholders(settings: object = SHOP, prefix = ''): string[] {
  return Object.entries(settings).flatMap(([key, value]: [string, unknown]) => {
    const name = prefix + key;
    if (typeof value === 'object' && value !== null) return placeholders(value, `${name}.`);
    return typeof value === 'string' && /esempio/i.test(value) ? [name] : [];
  });
}
