import { adminsApi } from '#src/api/admins';
import { NO_STRUCTURE, wireAdmin } from '#tests/support/apiSamples';
import { callCases } from './callCases';

const registration = {
  username: 'giulia.ferri',
  email: 'giulia@bottega.example',
  telephoneNumber: '+39 06 555',
  password: 'segreta',
  authCode: 'CODICE-1',
};

/** Bodies of an administrator with one field of a wrong type. */
export const NO_ADMIN = [
  { ...wireAdmin, id: null },
  { ...wireAdmin, username: [] },
  { ...wireAdmin, email: {} },
];

/** The calls of spec section 7, admins. */
export const adminCalls = callCases(adminsApi.endpoints, {
  registerAdmin: {
    specPath: '/admin/registration',
    argument: registration,
    sends: { method: 'POST', json: registration },
    answer: { body: 'Controlla la tua email.' },
    expected: 'Controlla la tua email.',
    wordless: true,
  },
  activateAdmin: {
    specPath: '/admin/activeAccount/{id}/{activationCode}',
    argument: { id: 'a 1', activationCode: 'c/2' },
    sends: { method: 'PATCH', path: '/admin/activeAccount/a%201/c%2F2' },
    answer: { body: '"Registrazione effettuata con successo!"' },
    expected: 'Registrazione effettuata con successo!',
    screenRefuses: ['string-instead-of-object'],
    wordless: true,
  },
  acceptAdmin: {
    specPath: '/admin/acceptance/{id}',
    argument: 'a1',
    sends: { method: 'PATCH', path: '/admin/acceptance/a1' },
    answer: { body: 'true' },
    expected: true,
    unreadable: ['', '1', '"accettato"', 'null', '{}', '<h1>true</h1>'],
    refused: [
      ['false', ''],
      ['"false"', ''],
    ],
  },
  getAdmins: {
    specPath: '/admin/getAll',
    sends: { method: 'GET' },
    bearer: 'token',
    answer: { body: JSON.stringify([wireAdmin, { ...wireAdmin, id: 2 }]) },
    expected: ['a1', '2'],
    unreadable: [...NO_STRUCTURE, '{}', '"Non autorizzato."'],
  },
  deleteAdmin: {
    specPath: '/admin/delete/{id}',
    argument: { id: 'a/1', bossCode: 'boss &+1' },
    sends: { method: 'DELETE', path: '/admin/delete/a%2F1', query: { bossCode: 'boss &+1' } },
    bearer: 'token',
    answer: { body: '' },
    expected: null,
  },
  getProfile: {
    specPath: '/admin/myProfile',
    sends: { method: 'GET' },
    bearer: 'token',
    answer: { body: JSON.stringify(wireAdmin) },
    expected: 'a1',
    unreadable: [...NO_STRUCTURE, '[]', '{}', ...NO_ADMIN.map((admin) => JSON.stringify(admin))],
    refused: [
      ['Token non valido', 'Token non valido'],
      ['"Token non valido"', 'Token non valido'],
    ],
  },
  updateEmail: {
    specPath: '/admin/updateEmail',
    argument: 'nuova+1@bottega.example',
    sends: { method: 'PATCH', query: { newEmail: 'nuova+1@bottega.example' } },
    bearer: 'token',
    answer: { body: 'Controlla la posta.' },
    expected: 'Controlla la posta.',
    wordless: true,
  },
  updateTelephone: {
    specPath: '/admin/updTelNum',
    argument: '+39 06 555',
    sends: { method: 'PATCH', query: { telephoneNumber: '+39 06 555' } },
    bearer: 'token',
    answer: { body: '' },
    expected: '',
    wordless: true,
  },
  updatePassword: {
    specPath: '/admin/updatePassword',
    argument: { oldPassword: 'vecchia&', newPassword: '+nuova' },
    sends: { method: 'PATCH', query: { oldPassword: 'vecchia&', newPassword: '+nuova' } },
    bearer: 'token',
    answer: { body: 'Fatto' },
    expected: 'Fatto',
    wordless: true,
  },
  confirmEmail: {
    specPath: '/admin/newEmail/{id}/{newEmail}',
    argument: { id: 'a1', newEmail: 'a+b/c@d.example' },
    sends: { method: 'PATCH', path: '/admin/newEmail/a1/a%2Bb%2Fc%40d.example' },
    answer: { body: 'Email modificata' },
    expected: 'Email modificata',
  },
  confirmTelephone: {
    specPath: '/admin/new-tel-num/{id}/{telephoneNumber}',
    argument: { id: 'a1', telephoneNumber: '+39 06' },
    sends: { method: 'PATCH', path: '/admin/new-tel-num/a1/%2B39%2006' },
    answer: { body: '"Numero modificato"' },
    expected: 'Numero modificato',
  },
});
