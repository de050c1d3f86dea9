import '#src/api/access';
import '#src/api/logout';
import type { CallCase } from '#tests/support/apiCalls';
import { GARBLED } from '#tests/support/faultTable/faults';

/** The calls of spec section 7, access. */
export const accessCalls: readonly CallCase[] = [
  {
    endpoint: 'login',
    specPath: '/access/login',
    argument: { email: 'a+b@c.example', password: 'pà"ss&=' },
    sends: { method: 'POST', json: { email: 'a+b@c.example', password: 'pà"ss&=' } },
    answer: { body: 'Benvenuto', headers: { BearerToken: 'testa.corpo.firma' } },
    expected: { token: 'testa.corpo.firma', text: 'Benvenuto' },
    screenRefuses: GARBLED,
  },
  {
    endpoint: 'recoverPassword',
    specPath: '/access/forgotpw',
    argument: 'a+b@c.example',
    sends: { method: 'PATCH', query: { email: 'a+b@c.example' } },
    answer: { body: '{}' },
    expected: null,
  },
  {
    endpoint: 'resetPassword',
    specPath: '/access/resetpw/{id}',
    argument: { id: 'r/1', newPassword: 'nuova &+% è' },
    sends: { method: 'PATCH', path: '/access/resetpw/r%2F1', query: { newPW: 'nuova &+% è' } },
    answer: { body: 'Password modificata con successo!' },
    expected: 'Password modificata con successo!',
    screenRefuses: GARBLED,
    wordless: true,
  },
  {
    endpoint: 'logout',
    specPath: '/admin/logout',
    sends: { method: 'DELETE' },
    bearer: 'token',
    answer: { body: '' },
    expected: null,
  },
];
