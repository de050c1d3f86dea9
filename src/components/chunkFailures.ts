/** Who has a chunk loaded again after a failure: it decides when the page may be reloaded for it. */
export type Retrier = 'person' | 'connection' | 'background';

declare global {
  interface WindowEventMap {
    /** A chunk has failed that had failed before in this page. */
    chunkfailedagain: CustomEvent<Retrier>;
  }
}

/**
 * Tells the application that a chunk has failed again. Most browsers remember a failed import() for
 * as long as the page lives, and only a reload has them ask the server again (`app/chunkErrorReload`).
 */
export function reportRepeatedFailure(retrier: Retrier): void {
  dispatchEvent(new CustomEvent('chunkfailedagain', { detail: retrier }));
}

/** Returns a function that loads a chunk as `load` does, and reports each failure but the first. */
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
