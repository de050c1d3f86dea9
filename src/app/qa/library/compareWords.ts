import { treeOf } from './library';

/**
 * Compares the words of the replayed page with those of its stored accessibility tree; roles and structure are left to
 * `npm run replay`, which has the browser's own tree. Returns the words that are new and those that are gone.
 */
export async function compareWithTree(
  page: readonly Element[],
  address: string,
): Promise<{ added: string[]; gone: string[] }> {
  const stored = (await readTree(address)).flatMap(textsInLine);
  const shown = page.flatMap((element) => textsIn(element));
  return { added: missingFrom(stored, shown), gone: missingFrom(shown, stored) };
}

/** Returns the words of `texts` that `others` do not have. */
function missingFrom(others: readonly string[], texts: readonly string[]): string[] {
  const known = wordsOf(others);
  // Texts side by side are one word in a tree.
  const joined = others.join('').replace(/\s/g, '');
  const isJoined = (word: string) => word.length >= 4 && joined.includes(word);
  return [...wordsOf(texts)].filter((word) => !known.has(word) && !isJoined(word));
}

/** '- banner: as in about': the same lines as in the tree of another page (`tests/replay/trees.ts`). */
const REFERENCE = /^- (banner|contentinfo): as in (.+)$/;

async function readTree(address: string): Promise<string[]> {
  const lines = (await (await fetch(address)).text()).split(/\r?\n/);
  const whole = lines.map(async (line) => {
    const [, role, page = ''] = REFERENCE.exec(line) ?? [];
    const other = treeOf(page);
    if (role === undefined || other === null) return [line];
    const others = await readTree(other);
    const from = others.indexOf(`- ${role}:`);
    const length = others.slice(from + 1).findIndex((one) => !one.startsWith(' '));
    return others.slice(from, length === -1 ? undefined : from + 1 + length);
  });
  return (await Promise.all(whole)).flat();
}

/** Returns the texts of a line of a tree: the name in quotes, and what follows the colon. */
function textsInLine(line: string): string[] {
  if (/^\s*- \/(url|placeholder):/.test(line)) return [];
  const [, rest = ''] = /^\s*- '?(?:[a-z]+\b)?(.*?)'?$/.exec(line) ?? [];
  const unquoted = rest.replaceAll(/\\(.)/g, '$1').replaceAll("''", "'");
  return [unquoted.replaceAll(/ \[[a-z]+(=[^\]]*)?\]/g, '')];
}

/** Names, and the note that a style sheet adds to a product's card. */
const NAMES = ['aria-label', 'alt', 'placeholder', 'data-note'];

/** Elements without a role, which a tree does not name. */
const UNNAMED = 'address, div:not([role]), span:not([role])';
const WITHOUT_TEXT = ['checkbox', 'radio', 'hidden', 'file', 'range', 'password'];

/** Elements whose accessible name replaces their content. */
const LEAVES = 'button, [role=button], [role=img], svg, option';

/** Returns the texts of what is shown or said of an element. */
function textsIn(element: Element): string[] {
  if (element.getAttribute('aria-hidden') === 'true') return [];
  // Of the frame that shows the page.
  const { getComputedStyle } = element.ownerDocument.defaultView ?? window;
  const { display, visibility } = getComputedStyle(element);
  const hasBox =
    element.checkVisibility() || display === 'contents' || element.matches('option:not([hidden])');
  if (!hasBox) return [];
  const isShown = visibility === 'visible';
  const named =
    isShown && !element.matches(UNNAMED)
      ? NAMES.map((name) => element.getAttribute(name) ?? '')
      : [];
  if (element.matches(LEAVES) && named[0]) return named;
  const isField = element.matches('input, textarea') && !WITHOUT_TEXT.includes(typeOf(element));
  const inside = [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.ELEMENT_NODE) return textsIn(node as Element);
    return isShown && node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [];
  });
  return [...named, ...(isField ? [(element as HTMLInputElement).value] : []), ...inside];
}

const typeOf = (element: Element) => element.getAttribute('type') ?? 'text';

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
}
