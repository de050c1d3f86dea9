import { describe, expect, it } from 'vitest';
import { accessApi } from '#src/api/access';
import { makeStore } from '#src/store/makeStore';
import { describeCalls } from '#tests/support/apiCalls';
import { useApiServer, type Answer } from '#tests/support/apiServer';
import { accessCalls } from './access.calls';

const server = useApiServer();
const { endpoints } = accessApi;

describeCalls(accessCalls, server);

describe('the response to a login', () => {
  it.each<[Answer, object]>([
    [
      { body: '', headers: { BearerToken: 'a.b.c' } },
      { token: 'a.b.c', text: '' },
    ],
    [
      { body: '{"token":"x"}', headers: { bearertoken: ' a.b.c ' } },
      { token: 'a.b.c', text: '' },
    ],
    [
      { body: 'Ciao', headers: { BearerToken: 'a.b.c' } },
      { token: 'a.b.c', text: 'Ciao' },
    ],
    [{ body: 'Accesso con successo' }, { token: null, text: 'Accesso con successo' }],
    [{ body: '"Accesso con successo"' }, { token: null, text: 'Accesso con successo' }],
    [
      { body: 'Chi sei?', headers: { BearerToken: '' } },
      { token: null, text: 'Chi sei?' },
    ],
    [{ body: '' }, { token: null, text: '' }],
    [{ body: '<h1>successo</h1>' }, { token: null, text: '' }],
    [{ body: '{"esito":"successo"' }, { token: null, text: '' }],
  ])('%j becomes %j', async (answer, expected) => {
    server.answer(answer);
    const credentials = { email: 'a@b.example', password: 'x' };
    const { data } = await makeStore().dispatch(endpoints.login.initiate(credentials));
    expect(data).toEqual(expected);
  });
});

it.each([
  ['Password modificata con successo!', 'Password modificata con successo!'],
  ['"Password modificata con successo!"', 'Password modificata con successo!'],
  ['Link scaduto', 'Link scaduto'],
  ['', ''],
])('a reset answered with %j becomes %j', async (body, expected) => {
  server.answer({ body });
  const reset = endpoints.resetPassword.initiate({ id: 'r1', newPassword: 'x' });
  expect((await makeStore().dispatch(reset)).data).toBe(expected);
});

describe('the text of an error', () => {
  it.each([
    ['Credenziali non valide!', 'Credenziali non valide!'],
    ['"Credenziali non valide!"', 'Credenziali non valide!'],
    ['{"message":"Troppi tentativi"}', 'Troppi tentativi'],
    ['{"message":"","error":"Forbidden"}', 'Forbidden'],
    ['{"message":null,"error":"Forbidden"}', 'Forbidden'],
    ['{"message":"No","error":5}', 'No'],
    ['{"status":400,"error":"Bad Request"}', 'Bad Request'],
    ['{"message":{"it":"no"}}', ''],
    ['<html><body>no</body></html>', ''],
    ['', ''],
  ])('of %j is %j', async (body, text) => {
    server.answer({ status: 400, body });
    const credentials = { email: 'a@b.example', password: 'x' };
    const { error } = await makeStore().dispatch(endpoints.login.initiate(credentials));
    expect(error).toMatchObject({ kind: 'http', status: 400, text });
  });
});
