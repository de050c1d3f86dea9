import { describe, expect, it } from 'vitest';
import { adminsApi } from '#src/api/admins';
import { selectEntity } from '#src/entities/entities';
import { makeStore } from '#src/store/makeStore';
import { describeCalls } from '#tests/support/apiCalls';
import { wireAdmin } from '#tests/support/apiSamples';
import { useApiServer } from '#tests/support/apiServer';
import { adminCalls } from './admins.calls';

const server = useApiServer();
const { endpoints } = adminsApi;

describeCalls(adminCalls, server);

describe('an administrator as the backend sends it', () => {
  async function read(wire: object) {
    const store = makeStore();
    server.answer({ body: JSON.stringify(wire) });
    const { data: id = '' } = await store.dispatch(endpoints.getProfile.initiate());
    return selectEntity(store.getState(), 'admins', id);
  }

  it('is read completely', async () => {
    expect(await read(wireAdmin)).toEqual(wireAdmin);
  });

  it('adds nothing else to the store, least of all a password', async () => {
    expect(await read({ ...wireAdmin, password: 'segreta', role: 'boss' })).toEqual(wireAdmin);
  });

  it('is repaired if the meaning is clear', async () => {
    expect(await read({ id: 7, username: 'luca', telephoneNumber: 39065550100 })).toEqual({
      id: '7',
      username: 'luca',
      email: '',
      telephoneNumber: '39065550100',
    });
  });
});

it.each([
  ['', ''],
  ['true', ''],
  ['{"ok":true}', ''],
  ['Fatto!', 'Fatto!'],
  ['<h1>Fatto</h1>', ''],
])('takes any 2xx for a confirmed link: %j becomes %j', async (body, expected) => {
  server.answer({ body, status: 202 });
  const confirm = endpoints.confirmEmail.initiate({ id: 'a1', newEmail: 'a@b.example' });
  expect((await makeStore().dispatch(confirm)).data).toBe(expected);
});
