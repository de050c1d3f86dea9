'use no memo';

import { lazy, useState, type ComponentType } from 'react';
import { failedStyleSheets, reloadStyleSheets } from './styleSheets';

/** A file of the application that did not come, or could not be run. */
export class ChunkLoadError extends Error {}

type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads it ahead of the need; what cannot be loaded now is asked for again with the need. */
  preload: () => Promise<void>;
};

const preloads: LazyComponent<never>['preload'][] = [];
const failures = new Set<() => void>();

/**
 * Returns a component that loads with the first need, like React's `lazy`, which however never
 * asks again for a file that failed once. What is loaded before renders without waiting: the
 * first screen of a visit, and every part of a replay, which then renders in the same order each
 * time and asks for no file when another page is opened.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  let missing: HTMLLinkElement[] = [];
  const ask = async () => {
    try {
      await reloadStyleSheets(missing);
      const module = await load();
      loaded = module.default;
      return module;
    } catch (cause) {
      missing = failedStyleSheets();
      failures.add(forget);
      throw new ChunkLoadError('a file of the application could not be loaded', { cause });
    }
  };
  const attempt = () => lazy(ask) as unknown as ComponentType<Props>;
  let latest = attempt();
  const forget = () => {
    latest = attempt();
  };
  function Lazy(props: Props) {
    // What is on screen stays the component that it is.
    const [Component] = useState(() => loaded ?? latest);
    return <Component {...props} />;
  }
  Lazy.preload = async () => {
    if (!loaded) await ask().catch(() => undefined);
  };
  preloads.push(Lazy.preload);
  return Lazy;
}

/**
 * Has what could not be loaded be asked for again when it is next rendered. Only for who has
 * caught the failure: before that React would render, and ask, without an end.
 */
export function forgetFailedLoads(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Loads every lazy component, those of files that are loaded by it too, as far as possible. */
export async function preloadAll(): Promise<void> {
  const known = preloads.length;
  await Promise.all(preloads.map((preload) => preload()));
  if (preloads.length > known) await preloadAll();
}
