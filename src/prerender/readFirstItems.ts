/** A product as the backend writes it, good or bad. */
type WireProduct = {
  id?: unknown;
  title?: unknown;
  name?: unknown;
  price?: unknown;
  fileNames?: unknown;
  category?: unknown;
};

/** The catalogue, or its beginning while the rest is still coming. */
export type FirstItems = { products: WireProduct[]; isWhole: boolean };

/**
 * The first products of an answer as soon as so many have come, or all where there are fewer;
 * null where it is no list of products. Throws where that is no JSON, or has no end.
 */
export async function readFirstItems(
  answer: Promise<Response>,
  count: number,
): Promise<FirstItems | null> {
  const response = await answer;
  if (!response.ok) return null;
  const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const piece = await pieces?.read();
    text += piece?.value ?? '';
    if (!/^\s*(\[|$)/.test(text)) return null;
    const end = endOfObject(text, count);
    if (end === 0 && piece?.done === false) continue;
    // The rest is none of our business; whoever reads the other copy goes on.
    pieces?.cancel().catch(() => {});
    const isWhole = piece?.done !== false || isJson(text);
    const list: unknown = JSON.parse(isWhole ? text : `${text.slice(0, end)}]`);
    if (!Array.isArray(list)) return null;
    return { products: list.map((product: unknown) => product ?? {}), isWhole };
  }
}

// Most lists come in one piece, of which the stream does not say that it was the last.
function isJson(text: string): boolean {
  if (!text.trimEnd().endsWith(']')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Where in the text of a list the object with this number, from 1, ends; 0 before it does. */
function endOfObject(text: string, number: number): number {
  let depth = 0;
  let objects = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else isInString = character !== '"';
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 1) objects += 1;
      if (objects === number) return at + 1;
    }
  }
  return 0;
}
