import type { Snapshot } from '../../../snapshots/format';
import { snapshotAt } from '../../../snapshots/readRecording';
import type { Replayable } from '../../../snapshots/readReplay';
import { library as texts } from './library.texts';
import { isRecord } from '../../../domain/isRecord';

/** The facts that the library shows about a file. */
export type Facts = { route: string; version: number; at: number; state: string };

/** Describes a file: a recording by the page where it begins, and the state in which it ends. */
export function describeFile(file: Replayable): Facts {
  const recording = 'recording' in file ? file.recording : null;
  const first = 'recording' in file ? file.recording.first : file.snapshot;
  const { route, version, takenAt } = first;
  const moments = recording?.moments.length ?? null;
  const last = recording ? snapshotAt(recording, recording.moments.length) : first;
  return { route, version, at: Date.parse(takenAt), state: stateText(last, moments) };
}

/** Returns the state of a page in words: 'carrello con 2 prodotti, amministratore'. */
function stateText({ state }: Snapshot, moments: number | null): string {
  const cart = state.queries.find(({ endpoint }) => endpoint === 'getCart')?.data;
  const parts = isRecord(cart) ? cart['lines'] : null;
  const lines = Array.isArray(parts) ? parts.length : 0;
  const failed = state.queries.filter(({ status }) => status === 'rejected').length;
  const { orders } = state.entities;
  return [
    moments !== null && texts.recording(moments),
    lines > 0 ? texts.cart(lines) : texts.noCart,
    orders.length > 0 && texts.orders(orders.length),
    state.session.isAdmin && texts.admin,
    failed > 0 && texts.failed(failed),
    state.drafts.length > 0 && texts.typed,
    !state.connection.isOnline && texts.offline,
    state.notifications.some(({ severity }) => severity === 'error') && texts.error,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
