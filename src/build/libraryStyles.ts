import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STAND_IN = fileURLToPath(new URL('./sources/adoptedStyle.ts', import.meta.url));

/** Libraries that write text into style elements, which the policy forbids. */
const WRITERS = /[\\/]node_modules[\\/](react-beautiful-dnd|goober)[\\/]/;
const STYLE_ELEMENT = /document\.createElement\((['"])style\1\)/g;

/** Build plugin: turns these libraries' style elements into adopted style sheets. */
export function libraryStyles(): Plugin {
  return {
    name: 'shop:library-styles',
    apply: 'build',
    transform: {
      filter: { id: WRITERS },
      handler(code) {
        if (!STYLE_ELEMENT.test(code)) return undefined;
        return {
          code:
            `import { adoptedStyle } from ${JSON.stringify(STAND_IN)};\n` +
            code.replaceAll(STYLE_ELEMENT, 'adoptedStyle()'),
          map: null,
        };
      },
    },
  };
}
