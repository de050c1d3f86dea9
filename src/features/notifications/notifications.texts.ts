export const notificationTexts = {
  notifications: 'Notifiche recenti',
  noNotifications: 'Nessuna notifica.',
  dialogUnavailable: 'Non si può aprire in questo momento. Controlla la connessione e riprova.',
} as const;
