export const registration = {
  title: 'Registrazione amministratore',
  lead: 'Per chi lavora nel negozio. Il codice di autorizzazione te lo dà chi lo dirige.',
  allRequired: 'Tutti i campi sono obbligatori.',
  username: 'Username',
  email: 'Email',
  telephone: 'Telefono',
  password: 'Password',
  authCode: 'Codice di autorizzazione',
  submit: 'Registrati',
  backToForm: 'Torna al modulo',

  fillAll: 'Compila tutti i campi!',
  sent: 'Registrazione inviata.',
  failed: 'Errore durante la registrazione, riprova.',
} as const;
