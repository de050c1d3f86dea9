/** Handles a step through the browser's history before the router does, and may stop it. */
export type PopStateGuard = (event: PopStateEvent) => void;

let current: PopStateGuard | null = null;

/** Installs the guard of all history steps; returns a function that removes it. */
export function setPopStateGuard(guard: PopStateGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = null;
  };
}

/** Listens for history steps. Call it before the router does: a window's listeners run in the order of registration. */
export function listenForHistorySteps(): void {
  addEventListener('popstate', callGuard);
}

function callGuard(event: PopStateEvent): void {
  current?.(event);
}

/** Returns the number of the present history entry; the router numbers them. */
export function historyIndex(): number | null {
  const index = (history.state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' ? index : null;
}
