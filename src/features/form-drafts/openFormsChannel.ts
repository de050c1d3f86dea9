import { formElsewhereChanged, selectFormsHere } from './openFormsSlice';
import type { Line } from '../../cross-tab/channel';
import type { TabFeature } from '../../cross-tab/tabFeature';

/** How often it is counted whether a form that is seen is still open elsewhere (ms). */
const RECOUNT_MS = 3_000;

/**
 * Finds out which forms of this tab another tab of the same session has open too. Every open
 * form is a shared lock, so that a tab that crashes leaves none behind; what is said on the
 * line only is that it is time to count again.
 */
export const openForms: TabFeature = (store, around, lineNow) => {
  const { locks } = around;
  if (!locks) return { onMessage: () => {}, stop: () => {} };
  const held = new Map<string, AbortController>();
  const recounts = new Map<string, ReturnType<typeof setTimeout>>();

  const hold = async (form: string): Promise<void> => {
    const open = new AbortController();
    held.set(form, open);
    const line = await lineNow();
    if (!line || open.signal.aborted) return;
    const name = nameOf(line, form);
    await locks
      .request(name, { mode: 'shared', signal: open.signal }, () => {
        line.say({ kind: 'form', form });
        void count(form);
        return closing(open.signal);
      })
      .catch(() => undefined); // closed at once, or no locks to be had
    line.say({ kind: 'form', form });
  };

  const count = async (form: string): Promise<void> => {
    const line = await lineNow();
    if (!line) return;
    const { held: all = [] } = await locks.query();
    const holders = all.filter(({ name }) => name === nameOf(line, form)).length;
    if (!held.has(form)) return;
    store.dispatch(formElsewhereChanged({ form, isOpen: holders > 1 }));
    // A tab that goes down says nothing.
    clearTimeout(recounts.get(form));
    if (holders > 1 && around.isVisible()) {
      recounts.set(
        form,
        setTimeout(() => void count(form), RECOUNT_MS),
      );
    }
  };

  const close = (form: string): void => {
    held.get(form)?.abort();
    held.delete(form);
    clearTimeout(recounts.get(form));
    recounts.delete(form);
    store.dispatch(formElsewhereChanged({ form, isOpen: false }));
  };

  let known = selectFormsHere(store.getState());
  const follow = (): void => {
    const here = selectFormsHere(store.getState());
    if (here === known) return;
    known = here;
    for (const form of held.keys()) if (!Object.hasOwn(here, form)) close(form);
    for (const form of Object.keys(here)) if (!held.has(form)) void hold(form);
  };
  const unsubscribe = store.subscribe(follow);
  for (const form of Object.keys(known)) void hold(form);
  const stopLooking = around.onVisibility(() => {
    if (around.isVisible()) for (const form of held.keys()) void count(form);
  });

  return {
    onMessage: (message) => {
      if (message.kind === 'form' && held.has(message.form)) void count(message.form);
    },
    stop: (): void => {
      unsubscribe();
      stopLooking();
      for (const form of held.keys()) close(form);
    },
  };
};

function nameOf(line: Line, form: string): string {
  return `form/${line.name}/${form}`;
}

function closing(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
