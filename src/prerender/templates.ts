import { PRERENDER_ATTRIBUTE, type PrerenderState } from '../config/prerenderState';
import { holdPresses } from './heldPresses';

/**
 * Returns a token of the templates, which stands for the backend's data. Written so that it is the same text in an
 * address, in an attribute and between tags.
 */
export const tokenOf = (name: string) => `(${name})`;

/** The id of index.html's template element. */
export const HOME_TEMPLATE_ID = 'home-template';

/** Returns the root element once it is parsed; null if the page was cut off. */
export async function waitForRoot(): Promise<HTMLElement | null> {
  const parsedRoot = () => {
    const root = document.getElementById('root');
    return root?.nextElementSibling ? root : null;
  };
  await new Promise<void>((resolve) => {
    const check = () => {
      if (!parsedRoot() && document.readyState === 'loading') return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', check, { once: true });
    check();
  });
  return parsedRoot();
}

/** Returns the home page's template; null once the application renders by itself. */
export function homeTemplate(): DocumentFragment | null {
  const element = document.getElementById(HOME_TEMPLATE_ID);
  return element instanceof HTMLTemplateElement ? element.content : null;
}

/** Replaces the tokens in an element and everything within it with values, by the tokens' names. */
export function fillTokens(part: Element, values: Record<string, string>): void {
  // As attributes and text, never as markup: a title cannot become an element.
  const fillNode = (node: Attr | ChildNode) => {
    const { nodeValue } = node;
    if (!nodeValue?.includes('(')) return;
    node.nodeValue = nodeValue.replaceAll(/\((\w+)\)/g, (token, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? token) : token,
    );
    // React renders no empty text.
    if (node instanceof Text && node.data === '') node.remove();
  };
  for (const element of [part, ...part.querySelectorAll('*')]) {
    [...element.attributes].forEach(fillNode);
    [...element.childNodes].forEach(fillNode);
  }
}

/** Shows a page in the root element; presses and input on it wait for the app. */
export function showPage(root: HTMLElement, page: DocumentFragment, state: PrerenderState): void {
  root.replaceChildren(page);
  root.setAttribute(PRERENDER_ATTRIBUTE, state);
  holdPresses(root);
}

/** Resolves when the browser has painted the present content; immediately if the page is hidden. */
export async function nextPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Resolves when the browser has painted the page's first picture, if there is one. */
export async function firstPicturePaint(): Promise<void> {
  // A failed picture rejects, which counts as loaded.
  await document
    .querySelector<HTMLImageElement>('main img')
    ?.decode()
    .catch(() => {});
  await nextPaint();
  // A frame is on the screen when the next one begins.
  await nextPaint();
}
