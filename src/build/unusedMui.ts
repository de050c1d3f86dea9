import type { Plugin } from 'vite';

/**
 * What MUI's components import although the theme never uses it: variables and schemes of its own
 * (the colours are the page's variables), ripples, selects that are not native, fields that are
 * not outlined, and components of classes. By path, with the exports that others import.
 */
const UNUSED: Record<string, string> = {
  'material/styles/createThemeWithVars.mjs': 'default',
  'material/styles/ThemeProviderWithVars.mjs': 'CssVarsProvider',
  'material/ButtonBase/TouchRipple.mjs': 'default',
  'material/Select/SelectInput.mjs': 'default',
  'material/FilledInput/FilledInput.mjs': 'default',
  'material/Input/Input.mjs': 'default',
  'react/_isolated-hnrs/dist/emotion-react-_isolated-hnrs.browser.esm.js': 'default',
};

const FILES = /[\\/]node_modules[\\/]@(?:mui|emotion)[\\/]((?:material|react)[\\/].+\.m?js)$/;

/** Build plugin: leaves these parts of MUI out; using one of them throws. */
export function unusedMui(): Plugin {
  const left = new Set(Object.keys(UNUSED));
  return {
    name: 'shop:unused-mui',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: FILES },
      handler(id) {
        const file = FILES.exec(id)?.[1]?.replaceAll('\\', '/') ?? '';
        const name = UNUSED[file];
        if (name === undefined) return undefined;
        left.delete(file);
        const message = JSON.stringify(`${file} is left out by src/build/unusedMui.ts`);
        const part = `function part() { throw new Error(${message}); }`;
        return `${part}\nexport { part as ${name} };`;
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`MUI has no ${[...left].join(', ')} any more.`);
    },
  };
}
