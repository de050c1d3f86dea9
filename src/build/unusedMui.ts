import type { Plugin } from 'vite';

/**
 * What MUI's components import although the theme never uses it: variables and schemes of its own
 * (the colours are the page's variables), ripples, and selects that are not native. By path, with
 * the exports that others import.
 */
const UNUSED: Record<string, string> = {
  'styles/createThemeWithVars.mjs': 'default',
  'styles/ThemeProviderWithVars.mjs': 'CssVarsProvider',
  'ButtonBase/TouchRipple.mjs': 'default',
  'Select/SelectInput.mjs': 'default',
};

const FILES = /[\\/]node_modules[\\/]@mui[\\/]material[\\/](\w+[\\/]\w+\.mjs)$/;

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
        const file = FILES.exec(id)?.[1]?.replace('\\', '/') ?? '';
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
