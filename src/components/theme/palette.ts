/** The shop's colours, for MUI's theme and the CSS variables. */
export const PALETTE = {
  light: {
    background: '#faf7f2',
    surface: '#ffffff',
    raised: '#f2ece2',
    line: '#e2d9cb',
    text: '#23201b',
    muted: '#655d51',
    brand: '#1f5a48',
    brandStrong: '#16463a',
    onBrand: '#ffffff',
    accent: '#a8431f',
    onAccent: '#ffffff',
    success: '#1f6b3a',
    warning: '#8a5a00',
    error: '#b3261e',
    star: '#b7791f',
  },
  dark: {
    background: '#15140f',
    surface: '#1f1d18',
    raised: '#2a2721',
    line: '#3a362e',
    text: '#f3eee5',
    muted: '#b8ae9e',
    brand: '#7fc9ae',
    brandStrong: '#9bdcc4',
    onBrand: '#0c2a20',
    accent: '#f0a07c',
    onAccent: '#3a1404',
    success: '#82d19c',
    warning: '#f0c069',
    error: '#ff9a90',
    star: '#f2bf5e',
  },
} as const;

type Colours = Record<keyof typeof PALETTE.light, string>;

/** Returns the palette as CSS variables (--brand, --on-brand …), light and dark by system preference. */
export function paletteCss(): string {
  const block = (colours: Colours) =>
    Object.entries(colours)
      .map(
        ([name, value]) =>
          `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
      )
      .join(';');
  return (
    `:root{color-scheme:light dark;${block(PALETTE.light)}}` +
    `@media (prefers-color-scheme:dark){:root{${block(PALETTE.dark)}}}`
  );
}
