import { pause } from '../domain/concurrency';

/** MUI's styles of the file's templates; inserted by the build. */
declare const TEMPLATE_STYLES: string;

/** Their names, and those of styles that MUI merges into others and would add although no element has them. */
declare const TEMPLATE_STYLE_NAMES: string;

/** How long the style sheets may take, in milliseconds. */
const STYLES_TIMEOUT_MS = 800;

/**
 * Applies MUI's styles of the templates, which stay, and the style sheets that index.html preloads for this page. MUI's
 * cache learns the names of the rules and does not add them again. Rejects if a style sheet fails or is late; the app
 * then loads it.
 */
export async function applyTemplateStyles(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(TEMPLATE_STYLES);
  document.adoptedStyleSheets.push(sheet);
  const known = document.createElement('style');
  known.dataset['emotion'] = `mui ${TEMPLATE_STYLE_NAMES}`;
  document.head.append(known);
  const preloads = document.head.querySelectorAll('link[rel=preload][as=style]');
  await Promise.all([...preloads].map(applyStyleSheet));
}

async function applyStyleSheet(preload: Element): Promise<void> {
  const link = document.createElement('link');
  // Written in the form for which the app will look.
  link.setAttribute('href', preload.getAttribute('href') ?? '');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: '' });
  const loaded = new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
  // After the shop's own sheets, on which they build.
  document.head.append(link);
  if (await Promise.race([loaded, pause(STYLES_TIMEOUT_MS)])) return;
  // If it stayed, the app would take it as loaded.
  link.remove();
  throw new Error(`no styles from ${link.href}`);
}
