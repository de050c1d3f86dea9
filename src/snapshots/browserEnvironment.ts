import type { Snapshot } from './format';

/** Where and how a page is looked at. */
export type BrowserEnvironment = Pick<Snapshot, 'locale' | 'timezone' | 'route' | 'viewport'>;

let pretended: (() => BrowserEnvironment) | null = null;

/** Has a replayed page be looked at as it was when it was taken; null ends that. */
export function overrideBrowserEnvironment(
  browserEnvironment: (() => BrowserEnvironment) | null,
): void {
  pretended = browserEnvironment;
}

/** How this browser looks at the page now. */
export function currentBrowserEnvironment(): BrowserEnvironment {
  if (pretended) return pretended();
  return {
    locale: navigator.language,
    timezone: new Intl.DateTimeFormat('it-IT').resolvedOptions().timeZone,
    route: location.pathname + location.search,
    viewport: {
      ...currentViewport(),
      pixelRatio: devicePixelRatio,
      colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    },
  };
}

/** What of the viewport a person changes. */
export function currentViewport() {
  return {
    width: innerWidth,
    height: innerHeight,
    scrollX: Math.round(scrollX),
    scrollY: Math.round(scrollY),
  };
}
