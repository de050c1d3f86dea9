const WORDS = {
  products: ['prodotto', 'prodotti'],
  orders: ['ordine', 'ordini'],
  feedback: ['feedback', 'feedback'],
  admins: ['amministratore', 'amministratori'],
} as const;

type Unreadable = { kind: keyof typeof WORDS; count: number; ids: readonly string[] };

/** How many records of a list cannot be read, and which, as far as they say it. */
export function unreadableRecords({ kind, count, ids }: Unreadable): string {
  const [one, several] = WORDS[kind];
  const all =
    count === 1
      ? `1 ${one} non leggibile`
      : `${count.toLocaleString('it-IT')} ${several} non leggibili`;
  if (ids.length === 0) return all;
  const others = count - ids.length;
  const rest = others === 1 ? ' … e un altro' : ` … e altri ${others.toLocaleString('it-IT')}`;
  return `${all}: ${ids.join(', ')}${others > 0 ? rest : ''}`;
}
