/** The ways from one order to the next, for administrators; also listed among the shortcuts. */
export const orderNavigation = {
  navigation: 'Altri ordini',
  previous: 'Ordine precedente',
  next: 'Ordine successivo',
  place: (place: number, count: number) =>
    `${place.toLocaleString('it-IT')} di ${count.toLocaleString('it-IT')}`,
  leaveQuestion: (orderNumber: string) =>
    `Le modifiche all’ordine ${orderNumber} non sono state inviate. Vuoi uscire e perderle?`,
} as const;
