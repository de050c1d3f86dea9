/** The colours of a scene: wall, floor and accent from light to dark, and the shadow. */
export type Palette = {
  wall: readonly [light: string, dark: string];
  floor: readonly [light: string, dark: string];
  accent: readonly [light: string, dark: string];
  shadow: string;
};

export const PALETTES = {
  sabbia: palette('#fbf4e8', '#ecdcc2', '#f3e6d0', '#dfc9a6', '#fffaf1', '#d9c19b', '#5b4526'),
  salvia: palette('#eef3e8', '#cddac2', '#dde7d3', '#b5c7a6', '#f6faf1', '#a9bd98', '#33452b'),
  cielo: palette('#eaf4fb', '#c4dded', '#d9e9f4', '#a9cbe0', '#f5fbff', '#9fc4dc', '#21445c'),
  cipria: palette('#fcefec', '#f2d3cc', '#f8e0da', '#e5b9af', '#fff7f5', '#e0afa4', '#6a3128'),
  terracotta: palette('#f9e4d6', '#e9b795', '#efc8ab', '#d4966e', '#fbe9dc', '#cf8c62', '#5e2d14'),
  lavanda: palette('#f2effb', '#d6cdee', '#e4def4', '#bfb2e0', '#faf8ff', '#b6a8dc', '#3a2b63'),
  menta: palette('#e8f7f2', '#bfe3d6', '#d3eee4', '#9fd2c0', '#f4fdf9', '#96cbb8', '#16493a'),
  girasole: palette('#fff5d8', '#f8dd94', '#fbe7b2', '#e9c468', '#fffaea', '#e4bb57', '#614507'),
  perla: palette('#f8f8f7', '#dddddb', '#ebebe9', '#c8c8c5', '#ffffff', '#c3c3bf', '#33332f'),
  petrolio: palette('#4f8087', '#1f4a52', '#3c6a71', '#173c43', '#6f9da3', '#2b5a62', '#06181c'),
  notte: palette('#55608a', '#252c4d', '#414b74', '#1b2140', '#7580ac', '#323b66', '#080b1b'),
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** Two colours of the wall, two of the floor, two of the accent, and the shadow. */
function palette(...colours: [string, string, string, string, string, string, string]): Palette {
  const [wall, wallDark, floor, floorDark, accent, accentDark, shadow] = colours;
  return {
    wall: [wall, wallDark],
    floor: [floor, floorDark],
    accent: [accent, accentDark],
    shadow,
  };
}
