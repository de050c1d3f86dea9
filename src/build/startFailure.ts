import type { Plugin } from 'vite';
import { common } from '../components/common.texts.ts';

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
      handler(html, { path: address }) {
        if (address !== '/index.html') return html;
        const page = html.replace(
          /<script type="module" crossorigin src="(.+)"><\/script>/,
          (_, file: string) =>
            `<link rel="modulepreload" crossorigin href="${file}">\n    ` +
            `<script type="module">${startOf(file)}</script>`,
        );
        if (page === html) throw new Error('The page does not start the application as it did.');
        return page;
      },
    },
  };
}

// The page stays below the message: its links are the browser's and still work.
function startOf(file: string): string {
  return (
    // Firefox aborts a page's downloads as soon as a link is followed: that is not a failure.
    'let isLeft=false;' +
    "globalThis.navigation?.addEventListener('navigate',({destination})=>{isLeft=!destination.sameDocument});" +
    'globalThis.startFailed=(reason)=>{' +
    'if(isLeft)return;' +
    'console.error(reason);' +
    "if(document.getElementById('start-failed'))return;" +
    "const message=document.createElement('div'),text=document.createElement('p')," +
    "button=document.createElement('button');" +
    "message.id='start-failed';message.setAttribute('role','alert');" +
    `text.textContent=${JSON.stringify(common.startFailed)};` +
    `button.textContent=${JSON.stringify(common.reload)};button.type='button';` +
    "button.className='button';button.onclick=()=>location.reload();" +
    'message.append(text,button);document.body.prepend(message)};' +
    // A sheet that did not load has no rules, or none that may be read. WebKit runs this before the sheets have loaded:
    // there, wait until the page is loaded.
    "for(const link of document.querySelectorAll('link[rel=stylesheet]')){" +
    // The app loads a sheet that the prerendering has removed.
    'const check=()=>{try{if(!link.isConnected||link.sheet.cssRules.length)return}catch{}' +
    "startFailed('A style sheet is gone.')};" +
    "if(link.sheet||document.readyState==='complete')check();else addEventListener('load',check)}" +
    `await globalThis.prerenderPainted;await globalThis.scriptsMayLoad;import(${JSON.stringify(file)}).catch((reason)=>{startFailed(reason);` +
    // The prerendered page would wait for it in vain.
    "for(const control of document.querySelectorAll('#root button,#root input,#root select'))" +
    'control.disabled=true})'
  );
}
