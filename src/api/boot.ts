import type { Reply } from './parsers/reply';

/** A pending response. `begun` resolves once its headers have arrived; to undefined if there will be none. */
export type PrefetchedReply = Promise<Reply | undefined> & {
  begun?: Promise<Response | undefined>;
};

/** The data that the scripts of index.html and the app exchange. */
type Boot = {
  /**
   * Requests sent before the app starts, by address; each resolves to undefined if another tab is requesting the same.
   */
  responses?: Record<string, PrefetchedReply> | undefined;
  /** Ends other tabs' wait for this tab's prefetched response. */
  releaseWaiters?: (() => void) | undefined;
  /** The controls pressed on the prerendered page that wait for the app, in order. */
  heldPresses?: Set<HTMLElement>;
  /** The paint of the prerendered page. The app starts only then: starting takes as long as all that came before. */
  painted?: Promise<unknown>;
  /** The app's files are requested after it, so the app also starts after it. */
  scriptsMayLoad?: Promise<unknown>;
  /** Shows in the page that the app did not start. */
  startFailed?: (reason: unknown) => void;
  /** The errors that index.html keeps until reporting starts. */
  earlyErrors?: Event[] | undefined;
  /** Called with each early error. */
  onEarlyError?: (() => void) | undefined;
};

declare global {
  // Its scripts and the app are files of their own, which share nothing else.
  var boot: Boot | undefined;
}

export const boot: Boot = (globalThis.boot ??= {});
