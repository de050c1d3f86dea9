import type { Plugin } from 'vite';
import { common } from '../components/common.texts.ts';

/**
 * Build plugin: has index.html start the application by a script of its own, which says so where
 * that fails: a file that it begins with is gone, as after a deployment, or cannot be run. Against
 * a real backend it starts when what is prerendered of it is on screen.
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

// Beside the page, which stays: its links are those of the browser and work all the same.
function startOf(file: string): string {
  return (
    // Firefox gives up what a page is loading as soon as a link is followed: nothing is wrong then.
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
    // One that did not come has no rules, or none that may be looked at. WebKit runs this before
    // they have come: there it is known when the page is loaded.
    "for(const link of document.querySelectorAll('link[rel=stylesheet]')){" +
    // One that the prerendering took away again is the application's to load.
    'const check=()=>{try{if(!link.isConnected||link.sheet.cssRules.length)return}catch{}' +
    "startFailed('A style sheet is gone.')};" +
    "if(link.sheet||document.readyState==='complete')check();else addEventListener('load',check)}" +
    `await globalThis.prerenderPainted;await globalThis.scriptsMayLoad;import(${JSON.stringify(file)}).catch((reason)=>{startFailed(reason);` +
    // What is prerendered waits for it in vain.
    "for(const control of document.querySelectorAll('#root button,#root input,#root select'))" +
    'control.disabled=true})'
  );
}
