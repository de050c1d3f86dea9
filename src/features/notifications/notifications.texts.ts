export const notificationTexts = {
  notifications: 'Notifiche recenti',
  noNotifications: 'Nessuna notifica.',
  closeNotification: 'Chiudi notifica',
  notUndone: 'Prima invia o cancella quello che c’è già nel modulo: poi si può ripristinare.',
  dialogUnavailable: 'Non si può aprire in questo momento. Controlla la connessione e riprova.',
} as const;
