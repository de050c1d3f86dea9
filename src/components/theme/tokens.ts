/** The shop's colours. The dark ones keep the roles of the light ones. */
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
    onError: '#ffffff',
    star: '#b7791f',
    strip: '#1f5a48',
    onStrip: '#ffffff',
    focus: '#0b57d0',
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
    onError: '#3b0a06',
    star: '#f2bf5e',
    strip: '#12392d',
    onStrip: '#e3f2ec',
    focus: '#8ab4f8',
  },
} as const;

/**
 * Font families and sizes. Headings have serifs; their sizes follow the width of the page, also in large text, where a
 * long word still fits on a phone. Bold text is 700: a system font may lack 600, and some systems then take a face of
 * another family.
 */
export const TYPE = {
  serif: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif",
  sans: 'system-ui, sans-serif',
  mono: "ui-monospace, 'Cascadia Mono', Consolas, monospace",
  h1: 'clamp(1rem, 11vw, clamp(1.75rem, 4vw, 2.6rem))',
  h2: 'clamp(1rem, 10vw, clamp(1.25rem, 2.5vw, 1.6rem))',
  h3: '1.125rem',
  price: '2rem',
  total: '1.25rem',
  body: '1rem',
  dense: '0.9375rem',
  small: '0.875rem',
  fine: '0.8125rem',
} as const;

/** Radii in pixels: cards, fields and buttons; small elements, such as thumbnails; pills. */
export const RADIUS = { normal: 10, small: 6, pill: 16 } as const;

/** The unit of all distances, in pixels: `theme.spacing(2)` and `calc(2 * var(--space))` are two units. */
export const SPACE = 8;

/** The minimum height of pressable elements, in pixels: for touch, and in the dense back office. */
export const TARGET = { touch: 44, dense: 36 } as const;

/** How long a change of state takes, in milliseconds; nothing moves if the system asks for reduced motion. */
export const MOTION = { short: 120, normal: 200 } as const;

export type ColourName = keyof typeof PALETTE.light;

type Colours = Record<ColourName, string>;

const SIZES = {
  radius: `${RADIUS.normal}px`,
  radiusSmall: `${RADIUS.small}px`,
  radiusPill: `${RADIUS.pill}px`,
  space: `${SPACE}px`,
  gap: 'clamp(0.75rem, 2vw, 1.5rem)',
  // A page's content with the space at its sides, and a text's. The space does not grow with large text, whose words
  // need the width.
  page: '1280px',
  side: 'clamp(12px, 3vw, 32px)',
  reading: '720px',
  target: `${TARGET.touch}px`,
  serif: TYPE.serif,
  sans: TYPE.sans,
  mono: TYPE.mono,
  textH1: TYPE.h1,
  textH2: TYPE.h2,
  textH3: TYPE.h3,
  textBody: TYPE.body,
  textDense: TYPE.dense,
  textSmall: TYPE.small,
  textFine: TYPE.fine,
  // For everything over the page.
  shadow: '0 8px 30px rgb(0 0 0 / 25%)',
};

/**
 * Returns the tokens as CSS variables (--brand, --on-brand, --radius …), with light and dark colours by system
 * preference, after the order of the style layers: styles outside layers, the CSS modules, win.
 */
export function tokensCss(): string {
  return (
    '@layer base,mui;' +
    `:root{color-scheme:light dark;${variables(SIZES)};${variables(PALETTE.light)}}` +
    `@media (prefers-color-scheme:dark){:root{${variables(PALETTE.dark)}}}`
  );
}

/** Returns a colour as the page's variable: light or dark, as in the document or in a part of it. */
export function colour(name: ColourName): string {
  return `var(${variableOf(name)})`;
}

/** Returns the colours of one scheme as custom properties, for a part of the page that shows only this scheme. */
export function schemeVariables(scheme: keyof typeof PALETTE): Record<string, string> {
  return Object.fromEntries(
    Object.entries(PALETTE[scheme]).map(([name, value]) => [variableOf(name), value]),
  );
}

function variables(values: Colours | typeof SIZES): string {
  return Object.entries(values)
    .map(([name, value]) => `${variableOf(name)}:${value}`)
    .join(';');
}

function variableOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
