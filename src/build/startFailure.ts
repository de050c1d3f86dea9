import type { Plugin } from 'vite';
import { common } from '../components/common.texts.ts';
import { bundle, scriptElement } from './bundle.ts';

const START = /<script type="module" crossorigin src="(.+)"><\/script>/;

/**
 * Build plugin: makes index.html start the app with a script that shows a message if that fails: a file is gone, as
 * after a deployment, or cannot be run. Against a real backend the app starts once its prerendered part is on screen.
 */
export function startFailure(): Plugin {
  return {
    name: 'shop:start-failure',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { path }) {
        if (path !== '/index.html') return html;
        const [, file] = START.exec(html) ?? [];
        if (file === undefined)
          throw new Error('The page does not start the application as it did.');
        const start = { file, failed: common.startFailed, reload: common.reload };
        const define = { START: JSON.stringify(start) };
        const script = await bundle('./sources/startApp.ts', define, 'es');
        return html.replace(
          START,
          () =>
            `<link rel="modulepreload" crossorigin href="${file}">\n    ${scriptElement(script, ' type="module"')}`,
        );
      },
    },
  };
}
