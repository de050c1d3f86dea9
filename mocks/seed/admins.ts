import type { AdminRecord } from '../backend/records';

/** Administrators who can log in at once; the first one's credentials are in mocks/README.md. */
export const ADMINS: readonly AdminRecord[] = [
  admin('1', 'giulia.ferri', 'admin@bottega2018.example', '+39 06 5550 2018', 'bottega2018'),
  admin('2', 'luca.conti', 'luca.conti@bottega2018.example', '+39 06 5550 2019', 'magazzino2018'),
  admin('3', 'sara.marin', 'sara.marin@bottega2018.example', '+39 041 555 2018', 'vetrina2018'),
];

function admin(
  id: string,
  username: string,
  email: string,
  telephoneNumber: string,
  password: string,
): AdminRecord {
  const activationCode = `attiva-${id}`;
  return { id, username, email, telephoneNumber, password, stage: 'accepted', activationCode };
}
