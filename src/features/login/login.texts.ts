export const access = {
  loginTitle: 'Accesso',
  loginLead: 'Per i clienti registrati e per chi lavora nel negozio. Per comprare non serve.',
  recoveryTitle: 'Recupero password',
  recoveryLead: 'Scrivi l’indirizzo con cui ti sei registrato: ti mandiamo le istruzioni.',
  resetTitle: 'Reimposta la password',
  resetLead: 'Scegli una password nuova e scrivila due volte.',
  inPlaceLead: 'La pagina resta com’è, con quello che hai scritto.',
  password: 'Password',
  signIn: 'Accedi',
  forgotten: 'Password dimenticata?',
  recover: 'Recupera password',
  backToLogin: 'Torna al login',
  newPassword: 'Nuova password',
  confirmPassword: 'Conferma password',
  reset: 'Reimposta password',

  fillAll: 'Compila tutti i campi!',
  loginFailed: "Si è verificato un errore durante l'accesso",
  wrongCredentials: 'Credenziali non valide!',
  adminSignedIn: 'Accesso come Admin effettuato con successo!',
  recoveryFailed: 'Errore durante il recupero della password.',
  recoverySent: 'È stata inviata un’email con le istruzioni per recuperare la password.',
  passwordsDiffer: '❌ Le password non coincidono!',
  resetFailed: '❌ Errore durante il reset della password.',
} as const;

/** A login's text that contains this means that a customer has logged in (spec section 7). */
export const CUSTOMER_SUCCESS = 'successo';

/** The one reply that means a reset worked (spec section 5). */
export const RESET_SUCCESS = 'Password modificata con successo!';
