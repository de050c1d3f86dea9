import { loadFirstScreen } from '../../app/AppRoutes';
import { pathTo } from '../../config/paths';
import { TEMPLATE_TOKENS } from '../../prerender/templates';
import { makeStore } from '../../store/makeStore';
import { renderPage, type RenderedPage } from './renderPage';

/** Renders what a screen shows before it has read anything. */
export async function renderScreenTemplate(path: string): Promise<RenderedPage> {
  const location = pathTo(path, { orderNumber: TEMPLATE_TOKENS.orderNumber });
  await loadFirstScreen(location);
  const page = renderPage(makeStore(), location);
  // A part that waits or throws leaves its mark.
  if (page.markup.includes('<!--$!-->')) throw new Error(`${path} cannot be rendered.`);
  return page;
}
