import { accessApi } from '#src/api/access';
import { logoutApi } from '#src/api/logout';
import { GARBLED } from '#tests/support/faultTable/faults';
import { callCases } from './callCases';

const endpoints = { ...accessApi.endpoints, ...logoutApi.endpoints };

/** The calls of spec section 7, access. */
export const accessCalls = callCases(endpoints, {
  login: {
    specPath: '/access/login',
    argument: { email: 'a+b@c.example', password: 'pà"ss&=' },
    sends: { method: 'POST', json: { email: 'a+b@c.example', password: 'pà"ss&=' } },
    answer: { body: 'Benvenuto', headers: { BearerToken: 'testa.corpo.firma' } },
    expected: { token: 'testa.corpo.firma', text: 'Benvenuto' },
    screenRefuses: GARBLED,
  },
  recoverPassword: {
    specPath: '/access/forgotpw',
    argument: 'a+b@c.example',
    sends: { method: 'PATCH', query: { email: 'a+b@c.example' } },
    answer: { body: '{}' },
    expected: null,
  },
  resetPassword: {
    specPath: '/access/resetpw/{id}',
    argument: { id: 'r/1', newPassword: 'nuova &+% è' },
    sends: { method: 'PATCH', path: '/access/resetpw/r%2F1', query: { newPW: 'nuova &+% è' } },
    answer: { body: 'Password modificata con successo!' },
    expected: 'Password modificata con successo!',
    screenRefuses: GARBLED,
    wordless: true,
  },
  logout: {
    specPath: '/admin/logout',
    sends: { method: 'DELETE' },
    bearer: 'token',
    answer: { body: '' },
    expected: null,
  },
});
