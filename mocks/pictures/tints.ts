/** The colours of one painted set: wall and floor from light to dark, a stand, and its shadow. */
export type Tint = {
  wall: readonly [light: string, dark: string];
  floor: readonly [light: string, dark: string];
  accent: readonly [light: string, dark: string];
  ink: string;
};

/** The studio's backdrops, named as a painter would. */
export const TINTS = {
  sabbia: tint('#fbf4e8', '#ecdcc2', '#f3e6d0', '#dfc9a6', '#fffaf1', '#d9c19b', '#5b4526'),
  salvia: tint('#eef3e8', '#cddac2', '#dde7d3', '#b5c7a6', '#f6faf1', '#a9bd98', '#33452b'),
  cielo: tint('#eaf4fb', '#c4dded', '#d9e9f4', '#a9cbe0', '#f5fbff', '#9fc4dc', '#21445c'),
  cipria: tint('#fcefec', '#f2d3cc', '#f8e0da', '#e5b9af', '#fff7f5', '#e0afa4', '#6a3128'),
  terracotta: tint('#f9e4d6', '#e9b795', '#efc8ab', '#d4966e', '#fbe9dc', '#cf8c62', '#5e2d14'),
  lavanda: tint('#f2effb', '#d6cdee', '#e4def4', '#bfb2e0', '#faf8ff', '#b6a8dc', '#3a2b63'),
  menta: tint('#e8f7f2', '#bfe3d6', '#d3eee4', '#9fd2c0', '#f4fdf9', '#96cbb8', '#16493a'),
  girasole: tint('#fff5d8', '#f8dd94', '#fbe7b2', '#e9c468', '#fffaea', '#e4bb57', '#614507'),
  perla: tint('#f8f8f7', '#dddddb', '#ebebe9', '#c8c8c5', '#ffffff', '#c3c3bf', '#33332f'),
  petrolio: tint('#4f8087', '#1f4a52', '#3c6a71', '#173c43', '#6f9da3', '#2b5a62', '#06181c'),
  notte: tint('#55608a', '#252c4d', '#414b74', '#1b2140', '#7580ac', '#323b66', '#080b1b'),
} satisfies Record<string, Tint>;

export type TintName = keyof typeof TINTS;

function tint(
  wallLight: string,
  wallDark: string,
  floorLight: string,
  floorDark: string,
  accentLight: string,
  accentDark: string,
  ink: string,
): Tint {
  return {
    wall: [wallLight, wallDark],
    floor: [floorLight, floorDark],
    accent: [accentLight, accentDark],
    ink,
  };
}
