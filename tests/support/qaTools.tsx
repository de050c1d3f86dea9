import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { App } from '#src/app/App';
import { endRecording } from '#src/app/qa/recording';
import { leaveReplay } from '#src/app/qa/replay';
import type { LivePage } from '#src/app/qa/replayPage';
import { showWithTools } from '#src/app/qa/start';
import { takeSnapshot } from '#src/snapshots/takeSnapshot';
import type { ShopStore } from '#src/store/makeStore';
import { prepareShop } from './shop';
import { HERE } from './snapshotSample';

let live: LivePage | undefined;

/** Opens the shop at a path with QA's tools, as main.tsx starts it. End with `removeQaTools`. */
export async function openShopWithQaTools(
  ...[backend, path, options]: Parameters<typeof prepareShop>
) {
  const opened = await prepareShop(backend, path, options);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  leaveReactUnwrapped();
  live = showWithTools(
    opened.store,
    <Provider store={opened.store}>
      <App />
    </Provider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...opened, user: userEvent.setup() };
}

/** Replays a snapshot of the open page, which it closes, in a page with QA's tools. Returns the snapshot. */
export async function replayPage(backend: Parameters<typeof prepareShop>[0], store: ShopStore) {
  const route = location.pathname + location.search;
  const snapshot = takeSnapshot(store.getState(), { ...HERE, route });
  cleanup();
  await openShopWithQaTools(backend, '/chi-siamo');
  await window.__shop?.replay(snapshot);
  return snapshot;
}

/** Lets React render as in a browser, not through the testing library. */
export function leaveReactUnwrapped(): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
}

/** Ends what a test has started with the tools. */
export function removeQaTools(): void {
  endRecording();
  leaveReplay();
  // Otherwise its timers would run when the test's document is gone.
  live?.suspend();
  live = undefined;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.replaceChildren();
  delete window.__shop;
}
