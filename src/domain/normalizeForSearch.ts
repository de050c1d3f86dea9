/** Returns a text in lower case and without accents, so that 'perche' finds 'Perché'. */
export function normalizeForSearch(text: string): string {
  // Most texts have no accents, and normalizing many of them takes long.
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const BEYOND_ASCII = /[\u0080-\uffff]/;
