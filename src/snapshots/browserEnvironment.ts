import type { Snapshot } from './format';

/** The browser's settings with which a page is viewed. */
export type BrowserEnvironment = Pick<Snapshot, 'locale' | 'timezone' | 'route' | 'viewport'>;

let pretended: (() => BrowserEnvironment) | null = null;

/** Makes a replayed page see the snapshot's environment; null restores the real one. */
export function overrideBrowserEnvironment(
  browserEnvironment: (() => BrowserEnvironment) | null,
): void {
  pretended = browserEnvironment;
}

/** Returns this browser's present environment. */
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

/** Returns the parts of the viewport that a user can change. */
export function currentViewport() {
  return {
    width: innerWidth,
    height: innerHeight,
    scrollX: Math.round(scrollX),
    scrollY: Math.round(scrollY),
  };
}
