import '#tests/support/noPreload';
import { persistSlice } from '#src/store/persistSlice';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { prepareReport } from '#src/features/problem-report/prepareReport';
import { redactEvent } from '#src/features/problem-report/redactEvent';
import { pageNow } from '#src/features/problem-report/reportedPage';
import { canonicalJson } from '#src/snapshots/canonical';
import { keepLastMinute } from '#src/snapshots/lastMinute';
import { makeReport } from '#src/snapshots/takeSnapshot';
import { persistDrafts } from '#src/features/form-drafts/draftPersistence';
import { persistedRecentOrders } from '#src/features/order/recentOrdersSlice';
import { persistedSavedViews } from '#src/features/order-list/savedViewsSlice';
import { persistedShortcuts } from '#src/features/shortcuts/shortcutsSlice';
import { fillCart } from '#tests/support/cart';
import { openShopWithQaTools, removeQaTools } from '#tests/support/qaTools';
import { useMockBackend } from '#tests/support/shop';
import { answers } from '#tests/support/secretAnswers';
import { foundIn, SECRET_MARKERS, withSecretMarkers } from '#tests/support/secretMarkers';
import { STEPS } from '#tests/support/secretSteps';

const backend = useMockBackend();

afterEach(() => {
  removeQaTools();
  vi.restoreAllMocks();
});

it('no secret marker is in a snapshot, recording, report, console or storage', async () => {
  const console_ = (['debug', 'error', 'info', 'log', 'trace', 'warn'] as const).map((method) =>
    vi.spyOn(console, method).mockImplementation(() => undefined),
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  backend.server.use(...answers);
  const seen: string[] = [];
  let recorded = 0;
  backend.server.events.on('request:start', ({ request }) => {
    seen.push(request.url, request.headers.get('BearerToken') ?? '');
    const body = request.clone().text();
    void body.then((content) => seen.push(content));
  });
  const { user, store } = await openShopWithQaTools(backend, '/product/101', {
    change: withSecretMarkers,
    cart: fillCart([['101', 1]]),
  });
  persistDrafts(store);
  persistSlice(store, persistedRecentOrders);
  persistSlice(store, persistedSavedViews);
  persistSlice(store, persistedShortcuts);
  window.__shop?.record();
  onTestFinished(keepLastMinute(store));

  for (const [name, visit] of STEPS) {
    await visit(user);
    seen.push(JSON.stringify(store.getState()), location.href);
    expect(foundIn(canonicalJson(await window.__shop?.snapshot())), `snapshot: ${name}`).toEqual(
      [],
    );
    expect(foundIn(makeReport(store.getState()).text), `file: ${name}`).toEqual([]);
    const value = Object.values(SECRET_MARKERS).map((marker) => marker.text);
    const { about } = redactEvent({ exception: { values: [{ value: value.join(' ') }] } });
    const sent = await prepareReport('uncaught', pageNow(store), about);
    expect(foundIn(JSON.stringify(sent)), `sent: ${name}`).toEqual([]);
    if (sent.attachments.length === 2) recorded += 1;

    const { adminAuthToken: _, ...local } = Object.fromEntries(Object.entries(localStorage));
    const { drafts = '{}', ...session } = Object.fromEntries(Object.entries(sessionStorage));
    const neverTimed = Object.values(SECRET_MARKERS).filter((marker) => !('isTimed' in marker));
    expect(foundIn(JSON.stringify([local, session]), neverTimed), `storage: ${name}`).toEqual([]);
    const neverTyped = Object.values(SECRET_MARKERS).filter((marker) => !('isTyped' in marker));
    expect(foundIn(drafts, neverTyped), `drafts: ${name}`).toEqual([]);
  }

  expect(recorded).toBeGreaterThan(STEPS.length / 2);
  // All of them were there.
  expect(foundIn(seen.join('\n'))).toEqual(Object.values(SECRET_MARKERS).map(({ what }) => what));

  const recording = await window.__shop?.recording();
  expect(recording?.moments.length).toBeGreaterThan(50);
  expect(foundIn(canonicalJson(recording))).toEqual([]);
  const logged = console_.flatMap(({ mock }) => mock.calls.flat().map(String));
  expect(foundIn(logged.join('\n'))).toEqual([]);
}, 90_000);
