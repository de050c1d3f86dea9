import { formatPlural } from '../../domain/formatCount';

/** Texts of the list's rows; the prerendered list loads no others. */
export const orderRow = {
  priority: 'Prioritario',
  pieces: (count: number) => formatPlural(count, 'pezzo', 'pezzi'),
} as const;
