import type { AdminRecord } from '../../../mocks/backend/records';
import type { Seed } from '../../../mocks/seed/buildSeed';
import type { Place } from './place';
import { press } from './place';

const MAIL = 'nuova@bottega2018.example';
const PHONE = '+39 02 555 2026';

const withAdmin = (fields: Partial<AdminRecord>) => (seed: Seed) =>
  void Object.assign(seed.admins[1] ?? {}, fields);

/** The registration, and the pages of mailed links with good and bad outcomes. */
export const LINK_PLACES: Place[] = [
  { name: 'registration', path: '/admin/registration', shows: 'Registrati' },
  {
    name: 'registration, incomplete',
    path: '/admin/registration',
    shows: 'Registrati',
    act: press('Registrati'),
  },
  {
    name: 'activation',
    path: '/admin/activeAccount/2/attiva-2',
    change: withAdmin({ stage: 'registered' }),
    shows: 'Registrazione effettuata con successo!',
  },
  {
    name: 'activation, bad link',
    path: '/admin/activeAccount/2/altro',
    shows: 'Il link di attivazione non è valido.',
  },
  {
    name: 'acceptance',
    path: '/admin/acceptance/2',
    shows: 'Dipendente accettato con successo!',
  },
  {
    name: 'acceptance, bad link',
    path: '/admin/acceptance/99',
    shows: "Errore nell'accettazione del dipendente.",
  },
  {
    name: 'new e-mail',
    path: `/admin/new-email/2/${MAIL}`,
    change: withAdmin({ pendingEmail: MAIL }),
    shows: 'Torna al profilo',
  },
  {
    name: 'new e-mail, bad link',
    path: `/admin/new-email/99/${MAIL}`,
    shows: /La tua email NON è stata aggiornata/,
  },
  {
    name: 'new telephone',
    path: `/admin/new-tel-num/2/${encodeURIComponent(PHONE)}`,
    change: withAdmin({ pendingTelephoneNumber: PHONE }),
    shows: 'Numero di telefono modificato con successo!',
  },
  {
    name: 'new telephone, bad link',
    path: '/admin/new-tel-num/99/0',
    shows: /Il tuo numero NON è stato aggiornato/,
  },
];
