import type { AdminRecord } from '../backend/records';

/** The staff who can log in at once; the first one's credentials are in the README. */
export const ADMINS: readonly AdminRecord[] = [
  {
    id: '1',
    username: 'giulia.ferri',
    email: 'admin@bottega2018.example',
    telephoneNumber: '+39 06 5550 2018',
    password: 'bottega2018',
    stage: 'accepted',
    activationCode: 'attiva-1',
  },
  {
    id: '2',
    username: 'luca.conti',
    email: 'luca.conti@bottega2018.example',
    telephoneNumber: '+39 06 5550 2019',
    password: 'magazzino2018',
    stage: 'accepted',
    activationCode: 'attiva-2',
  },
  {
    id: '3',
    username: 'sara.marin',
    email: 'sara.marin@bottega2018.example',
    telephoneNumber: '+39 041 555 2018',
    password: 'vetrina2018',
    stage: 'accepted',
    activationCode: 'attiva-3',
  },
];
