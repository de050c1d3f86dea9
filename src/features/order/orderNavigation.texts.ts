import { formatCount } from '../../domain/formatCount';

/** Links to the adjacent orders, for administrators; also listed among the shortcuts. */
export const orderNavigation = {
  navigation: 'Altri ordini',
  previous: 'Ordine precedente',
  next: 'Ordine successivo',
  position: (position: number, count: number) =>
    `${formatCount(position)} di ${formatCount(count)}`,
  leaveQuestion: (orderNumber: string) =>
    `Le modifiche all’ordine ${orderNumber} non sono state inviate. Vuoi uscire e perderle?`,
} as const;
