export const toastTexts = {
  close: 'Chiudi notifica',
  notUndone: 'Prima invia o cancella quello che c’è già nel modulo: poi si può ripristinare.',
} as const;
