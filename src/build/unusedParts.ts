import type { Plugin } from 'vite';

/**
 * Library code that is imported although the shop never uses it, by path, with the exports that others import. MUI: its
 * default theme, its own variables, colours (`Box` needs them) and colour schemes, ripples, the spinner of a
 * button, text areas that measure their text (`inputComponent: 'textarea'` instead), non-native selects, outlined and
 * filled fields, and class components.
 */
const UNUSED: Record<string, string[]> = {
  '@mui/material/styles/defaultTheme.mjs': ['default'],
  '@mui/material/styles/createThemeWithVars.mjs': ['default'],
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
  '@mui/material/OutlinedInput/OutlinedInput.mjs': ['default'],
  '@emotion/react/_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js': ['default'],
  'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js': ['default'],
};

/** The modules that replace a library's, by path: all that the shop needs of it. */
const REPLACED: Record<string, string> = {
  // Emotion asks it which properties an element knows. MUI's parts say that themselves, apart from these.
  '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js':
    'export default (name) => !/^(as|theme|sx|ownerState)$/.test(name);',
  // Ripples are off, but each first press would render its button again for one.
  '@mui/material/useLazyRipple/useLazyRipple.mjs': `
    const nothing = () => {};
    const ripple = { ref: { current: null }, start: nothing, stop: nothing, pulsate: nothing };
    export default () => ripple;
    export const LazyRipple = { create: () => ripple, use: () => ripple };`,
  // Styles in `sx` name no container.
  '@mui/system/cssContainerQueries/cssContainerQueries.mjs': `
    export default (theme) => theme;
    export const isCqShorthand = () => false;
    export const getContainerQuery = () => null;
    export const sortContainerQueries = (theme, css) => css;`,
  // Only the session's token is stored, and no reducer changes it meanwhile.
  'redux-persist/es/stateReconciler/autoMergeLevel1.js':
    'export default (stored, _, state) => ({ ...state, ...stored });',
  // Only React Router's own framework preloads the files of a link's page.
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext, useRef } from 'react';
    export const FrameworkContext = createContext(undefined);
    export const usePrefetchBehavior = () => [false, useRef(null), {}];
    export const mergeRefs = (...refs) => (value) => {
      for (const ref of refs) if (typeof ref === 'function') ref(value); else if (ref) ref.current = value;
    };
    const none = () => { throw new Error('left out by src/build/unusedParts.ts'); };
    export const CRITICAL_CSS_DATA_ATTRIBUTE = '';
    export { none as Links, none as Meta, none as PrefetchPageLinks, none as Scripts };
    export { none as setIsHydrated, none as useFrameworkContext };`,
};

const FILES =
  /[\\/]node_modules[\\/]((?:@mui[\\/]material|@mui[\\/]system|@emotion|redux-persist|hoist-non-react-statics|react-router)[\\/].+\.m?js)$/;

/**
 * Build plugin: leaves these parts of libraries out. Using one throws: `tests/browser/everyPage.spec.ts` opens all pages.
 */
export function unusedParts(): Plugin {
  const left = new Set([...Object.keys(UNUSED), ...Object.keys(REPLACED)]);
  return {
    name: 'shop:unused-parts',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: FILES },
      handler(id) {
        const file = FILES.exec(id)?.[1]?.replaceAll('\\', '/') ?? '';
        left.delete(file);
        const names = UNUSED[file];
        if (names === undefined) return REPLACED[file];
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
