/** The dialog's texts in builds that send reports. */
export const reportSending = {
  lead: 'Scrivi che cosa non va e invia: chi ti aiuta rivede questa pagina come la vedi tu adesso.',
  message: 'Che cosa non va?',
  messageHint:
    'Si invia quello che scrivi: non mettere password, numeri di ordini né dati personali.',
  messageMissing: 'Scrivi due parole su che cosa non va.',
  containsTitle: 'Insieme a quello che scrivi si inviano',
  contains:
    'la pagina aperta, i prodotti, il contenuto del carrello, gli ordini che hai davanti (date, importi, stato, ma non il numero), i messaggi mostrati e che cosa è successo nell’ultimo minuto.',
  size: (size: string) => `In tutto sono ${size}. Niente parte finché non premi «Invia».`,
  withoutPage: 'Questa pagina è troppo grande per andare insieme: puoi scaricare il file.',
  preparing: 'Preparazione in corso…',
  preview: 'Guarda che cosa si invia',
  previewName: 'Che cosa si invia',
  send: 'Invia',
  sent: 'Segnalazione inviata. Grazie.',
  waiting: 'La segnalazione parte appena torna la connessione.',
  refused: (address: string) =>
    `La segnalazione non si può inviare adesso. Puoi scaricare il file e mandarlo a ${address}`,
  tooMany: (address: string) =>
    `Da questo browser sono già partite molte segnalazioni: riprova fra un’ora, o scarica il file e mandalo a ${address}`,
} as const;
