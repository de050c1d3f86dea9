import { onStateChange } from '../../domain/onStateChange';
import { formElsewhereChanged, selectFormsHere } from './openFormsSlice';
import type { Channel } from '../../cross-tab/channel';
import type { TabFeature } from '../../cross-tab/connectTabs';

/** How often a visible tab checks whether its forms are still open elsewhere. */
const RECOUNT_MS = 3_000;

/**
 * Finds out which forms of this tab another tab of the same session has open too. Every open
 * form holds a shared lock, so that a crashed tab leaves none behind; the channel's messages only
 * tell when to count the locks again.
 */
export const openForms: TabFeature = (store, environment, sessionChannel) => {
  const { locks } = environment;
  if (!locks) return { onMessage: () => {}, stop: () => {} };
  const heldLocks = new Map<string, AbortController>();
  const recounts = new Map<string, ReturnType<typeof setTimeout>>();

  const hold = async (form: string): Promise<void> => {
    const open = new AbortController();
    heldLocks.set(form, open);
    const channel = await sessionChannel();
    if (!channel || open.signal.aborted) return;
    const name = lockName(channel, form);
    await locks
      .request(name, { mode: 'shared', signal: open.signal }, () => {
        channel.post({ kind: 'form', form });
        void count(form);
        return waitForAbort(open.signal);
      })
      .catch(() => undefined); // closed at once, or locks are not available
    channel.post({ kind: 'form', form });
  };

  const count = async (form: string): Promise<void> => {
    const channel = await sessionChannel();
    if (!channel) return;
    const { held: locksHeld = [] } = await locks.query();
    const holders = locksHeld.filter(({ name }) => name === lockName(channel, form)).length;
    if (!heldLocks.has(form)) return;
    store.dispatch(formElsewhereChanged({ form, isOpen: holders > 1 }));
    // A tab that crashes posts no message.
    clearTimeout(recounts.get(form));
    if (holders > 1 && environment.isVisible()) {
      recounts.set(
        form,
        setTimeout(() => void count(form), RECOUNT_MS),
      );
    }
  };

  const close = (form: string): void => {
    heldLocks.get(form)?.abort();
    heldLocks.delete(form);
    clearTimeout(recounts.get(form));
    recounts.delete(form);
    store.dispatch(formElsewhereChanged({ form, isOpen: false }));
  };

  const syncLocks = (here: ReturnType<typeof selectFormsHere>): void => {
    for (const form of heldLocks.keys()) if (!Object.hasOwn(here, form)) close(form);
    for (const form of Object.keys(here)) if (!heldLocks.has(form)) void hold(form);
  };
  const unsubscribe = onStateChange(store, selectFormsHere, syncLocks);
  syncLocks(selectFormsHere(store.getState()));
  const unsubscribeVisibility = environment.onVisibility(() => {
    if (environment.isVisible()) for (const form of heldLocks.keys()) void count(form);
  });

  return {
    onMessage: (message) => {
      if (message.kind === 'form' && heldLocks.has(message.form)) void count(message.form);
    },
    stop: (): void => {
      unsubscribe();
      unsubscribeVisibility();
      for (const form of heldLocks.keys()) close(form);
    },
  };
};

function lockName(channel: Channel, form: string): string {
  return `form/${channel.name}/${form}`;
}

function waitForAbort(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
