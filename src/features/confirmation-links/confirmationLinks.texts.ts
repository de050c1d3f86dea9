export const links = {
  description: 'Pagina di un collegamento che hai ricevuto per email.',
  goToLogin: 'Vai al login',
  backToProfile: 'Torna al profilo',

  activation: {
    title: 'Attivazione account',
    waiting: 'Attivazione dell’account…',
    failed: "Errore durante l'attivazione dell'account.",
  },
  acceptance: {
    title: 'Accettazione dipendente',
    waiting: 'Accettazione del dipendente…',
    accepted: 'Dipendente accettato con successo!',
    refused: "Errore nell'accettazione del dipendente.",
    failed: 'Errore durante il processo di accettazione.',
  },
  email: {
    title: 'Conferma della nuova email',
    waiting: 'Conferma della nuova email…',
    done: 'Email modificata con successo!',
    notUpdated:
      'La tua email NON è stata aggiornata. Richiedi di nuovo la modifica dal tuo profilo.',
  },
  telephone: {
    title: 'Conferma del nuovo numero',
    waiting: 'Conferma del nuovo numero di telefono…',
    done: 'Numero di telefono modificato con successo!',
    notUpdated:
      'Il tuo numero NON è stato aggiornato. Richiedi di nuovo la modifica dal tuo profilo.',
  },
  confirmFailed: 'Errore nella conferma. Il link potrebbe essere scaduto o non valido.',
} as const;

/** The one reply that means an account is active now (spec section 2). */
export const ACTIVATION_SUCCESS = 'Registrazione effettuata con successo!';
