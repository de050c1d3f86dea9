/** One drawing on a 32 by 32 field, and the box its visible part fills: x, y, width, height. */
type Artwork = { body: string; box: Box };

export type Box = readonly [x: number, y: number, width: number, height: number];

let loading: Promise<Map<string, Artwork>> | undefined;

/** The drawings by name; they are fetched once, when the first picture is asked for. */
export function loadArtwork(): Promise<Map<string, Artwork>> {
  loading ??= import('./artwork.json').then(
    ({ default: drawings }) =>
      new Map(
        Object.entries(drawings).map(([name, { body, box }]) => [name, { body, box: asBox(box) }]),
      ),
  );
  return loading;
}

/** The drawing's body with ids of its own, so that many pictures can live in one page. */
export function bodyWithIds(artwork: Artwork, prefix: string): string {
  // In artwork.json every id starts with a tilde, which appears nowhere else.
  return artwork.body.replaceAll('~', `${prefix}_`);
}

function asBox([x = 0, y = 0, width = 32, height = 32]: readonly number[]): Box {
  return [x, y, width, height];
}
