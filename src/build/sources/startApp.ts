import { boot } from '../../api/boot';

/** The app's own file and the texts of its failure; inserted by `startFailure.ts`. */
declare const START: { file: string; failed: string; reload: string };

const { file, failed, reload } = START;

// Firefox aborts a page's downloads as soon as a link is followed: that is not a failure.
let isLeft = false;
(globalThis as { navigation?: EventTarget }).navigation?.addEventListener('navigate', (event) => {
  isLeft = !(event as Event & { destination: { sameDocument: boolean } }).destination.sameDocument;
});

const MESSAGE_ID = 'start-failed';

// The page stays below the message: its links are the browser's and still work.
const startFailed = (boot.startFailed = (reason: unknown) => {
  if (isLeft) return;
  console.error(reason);
  if (document.getElementById(MESSAGE_ID)) return;
  const [message, text] = [document.createElement('div'), document.createElement('p')];
  const button = document.createElement('button');
  message.id = MESSAGE_ID;
  message.role = 'alert';
  text.textContent = failed;
  button.textContent = reload;
  Object.assign(button, { type: 'button', onclick: () => location.reload() });
  message.append(text, button);
  document.body.prepend(message);
});

// WebKit runs this before the sheets have loaded: there, wait until the page is loaded.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
  const check = () => {
    if (isGone(link)) startFailed('A style sheet is gone.');
  };
  if (link.sheet || document.readyState === 'complete') check();
  else addEventListener('load', check);
}

/** Returns whether a sheet has no rules, or none that may be read; the app loads one that the prerendering removed. */
function isGone({ isConnected, sheet }: HTMLLinkElement): boolean {
  try {
    return isConnected && !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

await boot.painted;
await boot.scriptsMayLoad;
import(/* @vite-ignore */ file).catch((reason: unknown) => {
  startFailed(reason);
  // The prerendered page would wait for the app in vain.
  for (const control of document.querySelectorAll<HTMLInputElement>(
    '#root :is(button, input, select)',
  ))
    control.disabled = true;
});
