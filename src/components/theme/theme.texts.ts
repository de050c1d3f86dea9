/** Texts that MUI's components have of their own, in Italian. */
export const themeTexts = {
  close: 'Chiudi',
  clear: 'Cancella',
  open: 'Apri',
  loading: 'Caricamento…',
  noOptions: 'Nessun risultato',
  stars: (count: number) => (count === 1 ? '1 stella' : `${count} stelle`),
  noStars: 'Nessuna stella',
} as const;
