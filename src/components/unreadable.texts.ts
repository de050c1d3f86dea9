import type { UnreadableRecords } from '../api/queryMeta';
import { formatCount, formatPlural } from '../domain/formatCount';

const NOUNS = {
  products: ['prodotto', 'prodotti'],
  orders: ['ordine', 'ordini'],
  feedback: ['feedback', 'feedback'],
  admins: ['amministratore', 'amministratori'],
} as const;

/** Returns how many records of a list cannot be read, and their ids, if known. */
export function unreadableRecords({ kind, count, ids }: UnreadableRecords): string {
  const [singular, plural] = NOUNS[kind];
  const all = formatPlural(count, `${singular} non leggibile`, `${plural} non leggibili`);
  if (ids.length === 0) return all;
  const others = count - ids.length;
  const rest = others === 1 ? ' … e un altro' : ` … e altri ${formatCount(others)}`;
  return `${all}: ${ids.join(', ')}${others > 0 ? rest : ''}`;
}
