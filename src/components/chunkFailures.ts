/** What causes a chunk to be loaded again after a failure: it decides when the page may be reloaded for it. */
export type Retrier = 'person' | 'connection' | 'background';

declare global {
  interface WindowEventMap {
    /** A chunk has failed that had already failed in this page. */
    chunkfailedagain: CustomEvent<Retrier>;
  }
}

/**
 * Reports to the app that a chunk has failed again. Most browsers remember a failed import() for as long as the page
 * lives, and only ask the server again after a reload (`app/chunkErrorReload`).
 */
export function reportRepeatedFailure(retrier: Retrier): void {
  dispatchEvent(new CustomEvent('chunkfailedagain', { detail: retrier }));
}

/** Returns a function that loads a chunk like `load`, and reports each failure but the first. */
export function reportingRepeats<Module>(
  load: () => Promise<Module>,
  retrier: Retrier,
): () => Promise<Module> {
  let hasFailed = false;
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (hasFailed) reportRepeatedFailure(retrier);
      hasFailed = true;
      throw error;
    }
  };
}
