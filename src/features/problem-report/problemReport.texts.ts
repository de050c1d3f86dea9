export const problemReport = {
  report: 'Segnala un problema',
  reportShortcut: 'Scarica una segnalazione di questa pagina',
  reportFailed: 'La segnalazione non si può preparare adesso. Controlla la connessione e riprova.',
} as const;
