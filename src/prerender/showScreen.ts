import { PRERENDER_ATTRIBUTE, type PrerenderState } from '../config/prerenderState';
import { templateMain } from './markup';
import { applyTemplateStyles } from './templateStyles';
import {
  TEMPLATE_TOKENS,
  fillTokens,
  homeTemplate,
  nextPaint,
  showPage,
  waitForRoot,
} from './templates';

/**
 * Shows a screen between the home page's header and footer, and resolves when that is painted.
 * `fill` may change what its `main` holds; where it returns null nothing is shown.
 */
export async function showScreen(
  fill: (main: Element) => PrerenderState | null | Promise<PrerenderState | null>,
): Promise<void> {
  // Then index.html has named the style sheets.
  const root = await waitForRoot();
  await applyTemplateStyles();
  const page = homeTemplate();
  const main = page?.querySelector('main');
  if (!root || !page || !main) return;
  main.replaceChildren(...templateMain());
  const segment = location.pathname.split('/').at(-1) ?? '';
  fillTokens(main, { [TEMPLATE_TOKENS.orderNumber]: segment });
  const state = await fill(main);
  // Meanwhile the application may have begun to render.
  if (state === null || !homeTemplate()) return;
  showPage(root, page, state);
  await nextPaint();
}

/**
 * Shows a screen that lists what it `read`s: `fill` puts it in before the first paint where it has
 * come by then (`isPainted` is false), or as soon as it comes, unless the application renders; it
 * returns false where it leaves that to the application. Resolves at the first paint.
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
