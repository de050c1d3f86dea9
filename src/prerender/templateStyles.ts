import { pause } from '../domain/concurrency';

/** MUI's styles of the templates that the file fills; written in by the build. */
declare const TEMPLATE_STYLES: string;

/** How long the style sheets may take, in milliseconds. */
const STYLES_TIMEOUT_MS = 800;

/**
 * Applies MUI's styles of the templates, which stay (the application adds the same rules under the
 * same names), and the style sheets that index.html preloads for this page. Rejects where one fails
 * or is late; the application then loads it.
 */
export async function applyTemplateStyles(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TEMPLATE_STYLES);
  document.adoptedStyleSheets.push(sheet);
  const preloads = document.head.querySelectorAll('link[rel=preload][as=style]');
  await Promise.all([...preloads].map(applyStyleSheet));
}

async function applyStyleSheet(preload: Element): Promise<void> {
  const link = document.createElement('link');
  // Written as the application will look for it.
  link.setAttribute('href', preload.getAttribute('href') ?? '');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '' });
  const loaded = new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
  // Behind the sheets of the shop itself, which they build on.
  document.head.append(link);
  if (await Promise.race([loaded, pause(STYLES_TIMEOUT_MS)])) return;
  // Left in the document, it would seem to the application to be loaded.
  link.remove();
  throw new Error(`no styles from ${link.href}`);
}
