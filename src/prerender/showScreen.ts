import { PRERENDER_ATTRIBUTE, type PrerenderState } from '../config/prerenderState';
import { templateMain } from './markup';
import { applyTemplateStyles } from './templateStyles';
import { fillTokens, homeTemplate, nextPaint, showPage, waitForRoot } from './templates';

/**
 * Shows a screen between the home page's header and footer, and resolves when that is painted. `fill` may change the
 * content of its `main`; if it returns null nothing is shown.
 */
export async function showScreen(
  fill: (main: Element) => PrerenderState | null | Promise<PrerenderState | null>,
): Promise<void> {
  // By then index.html has listed the style sheets.
  const root = await waitForRoot();
  await applyTemplateStyles();
  const page = homeTemplate();
  const main = page?.querySelector('main');
  if (!root || !page || !main) return;
  main.replaceChildren(...templateMain());
  const segment = location.pathname.split('/').at(-1) ?? '';
  fillTokens(main, { orderNumber: segment });
  const state = await fill(main);
  // The app may have begun to render meanwhile.
  if (state === null || !homeTemplate()) return;
  disableFields(page);
  // As the app will (`PageHeading`): a screen reader says it when the page has loaded.
  const shop = page.querySelector('header a[href="/"]')?.textContent;
  document.title = `${main.querySelector('h1')?.textContent} · ${shop}`;
  showPage(root, page, state);
  await nextPaint();
}

/** The app replaces the page: what is typed before would be lost. */
export function disableFields(page: DocumentFragment): void {
  for (const field of page.querySelectorAll<HTMLInputElement>('input, select, textarea'))
    field.disabled = true;
}

/**
 * Shows a screen that lists what it `read`s: `fill` inserts it before the first paint if it has arrived by then
 * (`isPainted` is false), or as soon as it arrives, unless the app renders; it returns false to leave that to the app.
 * Resolves at the first paint.
 */
export async function showScreenOf<Data>(
  read: Promise<Data>,
  fill: (main: Element, data: Data, isPainted: boolean) => boolean,
): Promise<void> {
  let received: { data: Data } | undefined;
  void read.then((data) => (received = { data }));
  await showScreen((main) => {
    return received && fill(main, received.data, false) ? 'content' : 'shell';
  });
  const root = document.querySelector(`[${PRERENDER_ATTRIBUTE}=shell]`);
  const main = root?.querySelector('main');
  if (!root || !main) return;
  void read.then((data) => {
    if (homeTemplate() && fill(main, data, true))
      root.setAttribute(PRERENDER_ATTRIBUTE, 'content' satisfies PrerenderState);
  });
}
