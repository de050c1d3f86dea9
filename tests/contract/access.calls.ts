import { accessApi } from '#src/api/access';
import type { CallCase } from '#tests/support/apiCalls';
import { GARBLED } from '#tests/support/faultTable/faults';

const { endpoints } = accessApi;

/** The calls of spec section 7, access. */
export const accessCalls: readonly CallCase[] = [
  {
    endpoint: 'login',
    specPath: '/access/login',
    call: (dispatch) =>
      dispatch(endpoints.login.initiate({ email: 'a+b@c.example', password: 'pà"ss&=' })),
    sends: {
      method: 'POST',
      path: '/access/login',
      json: { email: 'a+b@c.example', password: 'pà"ss&=' },
    },
    bearer: 'never',
    answer: { body: 'Benvenuto', headers: { BearerToken: 'testa.corpo.firma' } },
    expected: { token: 'testa.corpo.firma', text: 'Benvenuto' },
    screenRefuses: GARBLED,
  },
  {
    endpoint: 'recoverPassword',
    specPath: '/access/forgotpw',
    call: (dispatch) => dispatch(endpoints.recoverPassword.initiate('a+b@c.example')),
    sends: { method: 'PATCH', path: '/access/forgotpw', query: [['email', 'a+b@c.example']] },
    bearer: 'never',
    answer: { body: '{}' },
    expected: null,
  },
  {
    endpoint: 'resetPassword',
    specPath: '/access/resetpw/{id}',
    call: (dispatch) =>
      dispatch(endpoints.resetPassword.initiate({ id: 'r/1', newPassword: 'nuova &+% è' })),
    sends: {
      method: 'PATCH',
      path: '/access/resetpw/r%2F1',
      query: [['newPW', 'nuova &+% è']],
    },
    bearer: 'never',
    answer: { body: 'Password modificata con successo!' },
    expected: 'Password modificata con successo!',
    screenRefuses: GARBLED,
    wordless: true,
  },
  {
    endpoint: 'logout',
    specPath: '/admin/logout',
    call: (dispatch) => dispatch(endpoints.logout.initiate()),
    sends: { method: 'DELETE', path: '/admin/logout' },
    bearer: 'token',
    answer: { body: '' },
    expected: null,
  },
];
