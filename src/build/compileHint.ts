import type { Plugin } from 'vite';

/**
 * Tells Chromium to compile the whole file off the main thread while it downloads, instead of each function on the main
 * thread when it is first called: a file of a screen is only loaded when it is needed. Other browsers see a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Build plugin: begins each file of the application with the hint. */
export function compileHint(): Plugin {
  return {
    name: 'shop:compile-hint',
    apply: 'build',
    generateBundle: {
      order: 'post', // The hint only works at the top of a file, where Vite adds something too.
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = COMPILE_HINT + file.code;
      },
    },
  };
}
