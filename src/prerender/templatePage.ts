import {
  PRERENDER_ATTRIBUTE,
  DISABLED_UNTIL_HYDRATED,
  type PrerenderState,
} from '../config/prerenderState';
import type { TEMPLATES } from './templateTokens';

/** The place of the application, once it is there whole; null where the page was broken off. */
export async function waitForRoot(): Promise<HTMLElement | null> {
  await untilParsed(() => document.getElementById('root')?.nextElementSibling);
  const root = document.getElementById('root');
  return root?.nextElementSibling ? root : null;
}

/** Resolves when the browser has read index.html so far, or has come to its end. */
function untilParsed(isThere: () => unknown): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isThere() && document.readyState === 'loading') return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener('readystatechange', look, { once: true });
    look();
  });
}

/** The markup of a template; null where the application is there already and draws by itself. */
export function templateContent(template: (typeof TEMPLATES)[keyof typeof TEMPLATES]) {
  const element = document.getElementById(template);
  return element instanceof HTMLTemplateElement ? element.content : null;
}

/** Puts values in the place of the marks of an element and all within. */
export function fill(part: Element | DocumentFragment, values: Record<string, string>): void {
  // As attributes and text, never as markup: whatever a title says, it is only read.
  const fillIn = (text: Attr | ChildNode) => {
    const { nodeValue } = text;
    if (!nodeValue?.includes('(')) return;
    text.nodeValue = nodeValue.replaceAll(/\(\w+\)/g, (mark) => values[mark] ?? mark);
  };
  for (const element of [part, ...part.querySelectorAll('*')]) {
    if (element instanceof Element) [...element.attributes].forEach(fillIn);
    element.childNodes.forEach(fillIn);
  }
}

/** Shows a page in the application's place; what needs the application does nothing yet. */
export function show(root: HTMLElement, page: DocumentFragment, drawn: PrerenderState): void {
  for (const part of page.querySelectorAll('button, input, select')) {
    part.setAttribute('disabled', DISABLED_UNTIL_HYDRATED);
  }
  root.replaceChildren(page);
  say(root, drawn);
}

/** Lets the application know what it finds here. */
export function say(root: HTMLElement, drawn: PrerenderState): void {
  root.setAttribute(PRERENDER_ATTRIBUTE, drawn);
}
