/** A product as the backend writes it, unchecked. */
type WireProduct = {
  id?: unknown;
  title?: unknown;
  name?: unknown;
  price?: unknown;
  fileNames?: unknown;
  category?: unknown;
};

/** The catalogue, or its beginning where the rest has not come yet. */
export type FirstItems = { products: WireProduct[]; isWhole: boolean };

/**
 * Returns the first products of a response as soon as so many have come, or all where there are
 * fewer; null where it is no list of products. Rejects where it is no JSON, or is cut off.
 */
export async function readFirstItems(
  catalogue: Promise<Response>,
  count: number,
): Promise<FirstItems | null> {
  const response = await catalogue;
  if (!response.ok) return null;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const chunk = await reader?.read();
    text += chunk?.value ?? '';
    if (!/^\s*(\[|$)/.test(text)) return null;
    const end = endOfObject(text, count);
    if (end === 0 && chunk?.done === false) continue;
    // The application reads the rest, from the other copy.
    reader?.cancel().catch(() => {});
    const isWhole = chunk?.done !== false || isJson(text);
    const list: unknown = JSON.parse(isWhole ? text : `${text.slice(0, end)}]`);
    if (!Array.isArray(list)) return null;
    return { products: list.map((product: unknown) => product ?? {}), isWhole };
  }
}

// Most lists come in one chunk, and the stream does not say that it is the last.
function isJson(text: string): boolean {
  if (!text.trimEnd().endsWith(']')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the index behind the object with this number, from 1, of a list; 0 before it ends. */
function endOfObject(text: string, number: number): number {
  let depth = 0;
  let objects = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else isInString = character !== '"';
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 1) objects += 1;
      if (objects === number) return index + 1;
    }
  }
  return 0;
}
