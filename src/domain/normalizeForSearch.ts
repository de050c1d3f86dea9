/** A text without accents and case, so that 'perche' finds 'Perché'. */
export function normalizeForSearch(text: string): string {
  // Most texts have no accents, and taking apart what has none takes long over many of them.
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const BEYOND_ASCII = /[\u0080-\uffff]/;
