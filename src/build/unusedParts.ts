import type { Plugin } from 'vite';

/**
 * Library code that is imported although the shop never uses it, by path, with the exports that others import. MUI: its
 * default theme, its own variables, colours (`Box` needs them) and colour schemes, ripples, the spinner of a
 * button, text areas that measure their text (`inputComponent: 'textarea'` instead), non-native selects, fields other
 * than outlined ones, and class components. React Router: loading a page's files ahead, as its own framework does.
 */
const UNUSED: Record<string, string[]> = {
  '@mui/material/styles/defaultTheme.mjs': ['default'],
  '@mui/material/styles/createThemeWithVars.mjs': ['default'],
  '@mui/material/styles/ThemeProviderWithVars.mjs': ['CssVarsProvider'],
  '@mui/material/styles/stringifyTheme.mjs': ['stringifyTheme'],
  ...Object.fromEntries(
    ['blue', 'green', 'lightBlue', 'orange', 'purple', 'red'].map((colour) => [
      `@mui/material/colors/${colour}.mjs`,
      ['default'],
    ]),
  ),
  '@mui/material/ButtonBase/TouchRipple.mjs': ['default'],
  '@mui/material/CircularProgress/CircularProgress.mjs': ['default'],
  '@mui/material/Select/SelectInput.mjs': ['default'],
  '@mui/material/TextareaAutosize/TextareaAutosize.mjs': ['default'],
  '@mui/material/FilledInput/FilledInput.mjs': ['default'],
  '@mui/material/Input/Input.mjs': ['default'],
  '@emotion/react/_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js': ['default'],
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': ['default'],
  'react-router/dist/production/lib/dom/ssr/links.js': [
    'getKeyedLinksForMatches',
    'getKeyedPrefetchLinks',
    'getModuleLinkHrefs',
    'getNewMatchesForLinks',
    'isPageLinkDescriptor',
    'prefetchRouteCss',
    'prefetchStyleLinks',
  ],
};

/** Emotion asks it which properties an element knows. MUI's parts say that themselves, apart from these. */
const IS_PROP_VALID = '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js';
const ALL_BUT_MUIS = 'export default (name) => !/^(as|theme|sx|ownerState)$/.test(name);';

const FILES =
  /[\\/]node_modules[\\/]((?:@mui[\\/]material|@emotion|hoist-non-react-statics|react-router)[\\/].+\.m?js)$/;

/**
 * Build plugin: leaves these parts of libraries out. Using one throws: `tests/browser/everyPage.spec.ts` opens all pages.
 */
export function unusedParts(): Plugin {
  const left = new Set(Object.keys(UNUSED));
  return {
    name: 'shop:unused-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: FILES },
      handler(id) {
        const file = FILES.exec(id)?.[1]?.replaceAll('\\', '/') ?? '';
        if (file === IS_PROP_VALID) return ALL_BUT_MUIS;
        const names = UNUSED[file];
        if (names === undefined) return undefined;
        left.delete(file);
        const message = JSON.stringify(`${file} is left out by src/build/unusedParts.ts`);
        const part = `function part() { throw new Error(${message}); }`;
        return `${part}\nexport { ${names.map((name) => `part as ${name}`).join(', ')} };`;
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`There is no ${[...left].join(', ')} any more.`);
    },
  };
}
