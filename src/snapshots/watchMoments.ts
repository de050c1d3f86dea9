import { observeRequests, type EndedCall } from '../api/recordAndReplay';
import { watchActions } from '../store/devtools';
import { eventOf, observeErrors } from './events';

/** What happened in one task. */
export type Happened = { events: string[]; calls: EndedCall[] };

/**
 * Calls `onMoment` with the events, errors and finished calls of each task: all of one task are one moment. `observe`
 * adds what else is to be noted, and returns the functions that unsubscribe; its observers learn of an action first.
 * Returns `flush`, which ends a moment that has begun at once, and `stop`, which does so for the last time.
 */
export function watchMoments(
  onMoment: (happened: Happened) => void,
  observe: (note: (event: string) => void) => (() => void)[],
): { flush: () => void; stop: () => void } {
  let happened: Happened = { events: [], calls: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const ended = happened;
    happened = { events: [], calls: [] };
    onMoment(ended);
  };
  const schedule = () => {
    timer ??= setTimeout(flush);
  };
  const note = (event: string) => {
    if (happened.events.at(-1) !== event) happened.events.push(event);
    schedule();
  };

  const unsubscribes = [
    ...observe(note),
    watchActions((action) => {
      const event = eventOf(action);
      if (event !== null) note(event);
    }),
    observeRequests((call) => {
      happened.calls.push(call);
      schedule();
    }),
    observeErrors(note),
  ];
  return {
    flush,
    stop: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      flush();
    },
  };
}
