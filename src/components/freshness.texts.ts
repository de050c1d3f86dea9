/** How old what is shown is. */
export const freshness = {
  today: (time: string) => `Aggiornato alle ${time}`,
  earlier: (dayAndTime: string) => `Aggiornato il ${dayAndTime}`,
  refresh: 'Aggiorna',
  refreshing: 'Aggiornamento…',
} as const;
