import { useState } from 'react';
import type { Failure } from '../../domain/failure';
import { areSameFields, type Fields } from '../form-drafts/threeWayMerge';
import type { Order } from '../../domain/types';
import { useConflicts } from '../form-drafts/useConflicts';
import { useRefetchIfStale } from '../form-drafts/useRefetchIfStale';
import { conflicts } from '../../components/conflicts.texts';
import type { Perform } from './useOrderAdmin';

type Write<F extends Fields> = {
  orderNumber: string;
  perform: Perform;
  /** What of an order is written. */
  fieldsOf: (order: Order) => F;
  send: (fields: F) => Promise<{ error?: unknown }>;
  /** Whether the backend can be told these; what was there before may be a word of its own. */
  canSend?: (fields: F) => boolean;
  done: string;
  wording: (failure: Failure) => string;
};

/** The order is not any more as this tab had left it. */
const CHANGED: Failure = { kind: 'refused', text: '' };

/**
 * Writes some fields of an order: over what it is now, never over what others have made of it
 * unseen, and with a way back while that is offered.
 */
export function useOrderWrite<F extends Fields>(write: Write<F>) {
  const { orderNumber, perform, fieldsOf, send, canSend = () => true, done, wording } = write;
  const readFresh = useRefetchIfStale('orders');
  const { settle, question } = useConflicts<F>();
  const [written, setWritten] = useState<{ from: F; to: F } | null>(null);

  /** Gives whether what was typed is done with: written, or given up for what is there. */
  const put = async (base: F, mine: F): Promise<boolean> => {
    setWritten(null);
    let change: { from: F; to: F } | null = null;
    let isGivenUp = false;
    const isDone = await perform(
      async () => {
        const { body, error } = await readFresh(orderNumber);
        if (!body) return { error };
        const theirs = fieldsOf(body);
        const fields = await settle({ base, theirs, mine });
        isGivenUp = fields === 'nothing';
        if (fields === null || fields === 'nothing') return null;
        change = { from: theirs, to: fields };
        return send(fields);
      },
      done,
      wording,
    );
    if (isDone && isWayBack(change, canSend)) setWritten(change);
    return isDone || isGivenUp;
  };

  const takeBack = async (): Promise<boolean> => {
    if (!written) return false;
    const { from, to } = written;
    setWritten(null);
    return perform(
      async () => {
        const { body, error } = await readFresh(orderNumber);
        if (!body) return { error };
        return areSameFields(fieldsOf(body), to) ? send(from) : { error: CHANGED };
      },
      conflicts.restored,
      (failure) => (failure === CHANGED ? conflicts.notRestored : wording(failure)),
    );
  };

  return {
    put,
    question,
    /** While the latest change can be taken back. */
    undo: written && { takeBack, end: () => setWritten(null) },
  };
}

function isWayBack<F extends Fields>(
  change: { from: F; to: F } | null,
  canSend: (fields: F) => boolean,
): boolean {
  return change !== null && !areSameFields(change.from, change.to) && canSend(change.from);
}
