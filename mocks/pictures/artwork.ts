/** One drawing on a 32 by 32 field, and the box its visible part fills: x, y, width, height. */
export type Artwork = { body: string; box: Box };

export type Box = readonly [x: number, y: number, width: number, height: number];

let loading: Promise<Map<string, Artwork>> | undefined;

/** The drawings by name; they are fetched once, when the first picture is asked for. */
export function loadArtwork(): Promise<Map<string, Artwork>> {
  loading ??= import('./drawings').then(({ DRAWINGS }) => new Map(Object.entries(DRAWINGS)));
  return loading;
}

/** The drawing's body with ids of its own, so that many pictures can live in one page. */
export function bodyWithIds(artwork: Artwork, prefix: string): string {
  // In drawings.ts every id starts with a tilde, which appears nowhere else.
  return artwork.body.replaceAll('~', `${prefix}_`);
}
