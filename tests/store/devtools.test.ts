import { expect, it, vi } from 'vitest';
import { makeStore } from '#src/store/makeStore';
import { watchActions } from '#src/store/devtools';
import { startBackend, stopBackend } from '#tests/support/storeBackend';
import { settled } from '#tests/support/storeSettled';
import { signIn } from '#tests/support/storeTokens';
import { openEverything, WRITES } from '#tests/support/storeViews';

type Sanitizer = (thing: unknown) => unknown;
type Options = { actionSanitizer: Sanitizer; stateSanitizer: Sanitizer };

// Redux Toolkit looks for the browser's extension when its module is evaluated.
const extension = vi.hoisted(() => {
  const given: { options?: unknown } = {};
  Object.assign(globalThis, {
    window: {
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: unknown) => {
        given.options = options;
        return (enhancer: unknown) => enhancer;
      },
    },
  });
  return given;
});

it('Redux DevTools see every action and the state, without secrets', async () => {
  const { token } = await startBackend();
  const store = makeStore();
  const { actionSanitizer, stateSanitizer } = extension.options as Options;
  const seen: string[] = [];
  const raw: string[] = [];
  const types = new Set<string>();
  const end = watchActions((action) => {
    types.add(action.type);
    raw.push(JSON.stringify([action, store.getState()]));
    seen.push(JSON.stringify([actionSanitizer(action), stateSanitizer(store.getState())]));
  });
  signIn(store, token);
  store.dispatch({ type: 'persist/REHYDRATE', payload: { token } });
  await openEverything(store);
  for (const write of Object.values(WRITES)) {
    await write(store.dispatch);
    await settled(store);
  }
  end();
  stopBackend();

  const text = seen.join('\n');
  for (const secret of [token, 'segreta', '"altra"', 'boss2018', '"codice"', 'BOTTEGA-2018']) {
    expect(
      raw.some((one) => one.includes(secret)),
      `there to be hidden: ${secret}`,
    ).toBe(true);
    expect(text, secret).not.toContain(secret);
  }
  expect(text, 'the token that a login brings').not.toMatch(/eyJ[\w-]+\.eyJ/);
  expect(types).toContain('api/executeMutation/fulfilled');
  // Development needs these: the calls, their outcomes, the entities.
  expect(text).toContain('"endpointName":"updatePassword"');
  expect(text).toContain('"title":"Lampada"');
});
