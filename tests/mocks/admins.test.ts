import { describe, expect, it } from 'vitest';
import { useShop } from './support';

const { shop, admin } = useShop();

const NEWCOMER = {
  username: 'nuovo.arrivato',
  email: 'nuovo@bottega2018.example',
  telephoneNumber: '+39 333 765',
  password: 'segreta',
  authCode: 'BOTTEGA-2018',
};

/** Calls the link of the newest mail, as the shop's page does. */
async function followLink(rename: (link: string) => string = (link) => link) {
  const [mail] = await shop.mails();
  return shop.browser().call('PATCH', rename(mail?.link ?? ''));
}

describe('becoming an administrator', () => {
  it('requires the code, the activation link and the acceptance', async () => {
    const visitor = shop.browser();
    const { email, password } = NEWCOMER;
    await visitor.text('POST', '/admin/registration', { json: NEWCOMER });
    expect(await visitor.logIn(email, password)).toBeNull();
    expect(await visitor.json('PATCH', `/admin/acceptance/${await idOf(email)}`)).toBe(false);

    const activation = await followLink();
    expect(await activation.text()).toBe('Registrazione effettuata con successo!');
    expect(await visitor.logIn(email, password)).toBeNull();

    expect((await shop.mails())[0]?.to).toBe('admin@bottega2018.example');
    expect(await (await followLink()).json()).toBe(true);
    expect(await visitor.logIn(email, password)).not.toBeNull();
  });

  it('fails with a wrong code, a known e-mail or a wrong link', async () => {
    const visitor = shop.browser();
    const wrong = { ...NEWCOMER, authCode: 'indovino' };
    await visitor.text('POST', '/admin/registration', { json: wrong });
    const known = { ...NEWCOMER, email: 'ADMIN@bottega2018.example' };
    await visitor.text('POST', '/admin/registration', { json: known });
    expect(await shop.mails()).toEqual([]);
    const { email: _email, ...incomplete } = NEWCOMER;
    expect(await visitor.status('POST', '/admin/registration', { json: incomplete })).toBe(400);
    expect(await visitor.text('PATCH', '/admin/activeAccount/1/sbagliato')).not.toMatch('successo');
    expect(await visitor.json('PATCH', '/admin/acceptance/sconosciuto')).toBe(false);
  });

  async function idOf(email: string) {
    const admins = await shop.database.read((tables) => tables.getAll('admins'));
    return admins.find((candidate) => candidate.email === email)?.id;
  }
});

describe('the administrators', () => {
  it('are listed without their passwords', async () => {
    const admins = await admin.json('GET', '/admin/getAll');
    expect(admins).toMatchObject([{ username: 'giulia.ferri' }, { username: 'paolo.riva' }]);
    expect(Object.keys(admins[0])).toEqual(['id', 'username', 'email', 'telephoneNumber']);
  });

  it('delete each other with the boss code, never themselves', async () => {
    const query = { bossCode: 'boss2018' };
    const remove = (id: string, bossCode = 'boss2018') =>
      admin.status('DELETE', `/admin/delete/${id}`, { query: { bossCode } });
    expect(await remove('2', 'sbagliato')).toBe(403);
    expect(await remove('1')).toBe(409);
    expect(await remove('9')).toBe(404);
    const colleague = shop.browser();
    await colleague.logIn('paolo@bottega2018.example');
    await admin.text('DELETE', '/admin/delete/2', { query });
    expect(await colleague.status('GET', '/admin/myProfile')).toBe(401);
    expect(await admin.json('GET', '/admin/getAll')).toHaveLength(1);
  });

  it('are hidden from everyone else', async () => {
    const visitor = shop.browser();
    expect(await visitor.status('GET', '/admin/getAll')).toBe(401);
    expect(await visitor.status('GET', '/admin/myProfile')).toBe(401);
    const query = { bossCode: 'boss2018' };
    expect(await visitor.status('DELETE', '/admin/delete/2', { query })).toBe(401);
    for (const [path, name] of [
      ['updateEmail', 'newEmail'],
      ['updTelNum', 'telephoneNumber'],
    ] as const) {
      const wanted = { query: { [name]: 'x@y.example' } };
      expect(await visitor.status('PATCH', `/admin/${path}`, wanted)).toBe(401);
    }
    const passwords = { oldPassword: 'bottega2018', newPassword: 'x' };
    expect(await visitor.status('PATCH', '/admin/updatePassword', { query: passwords })).toBe(401);
  });
});

describe('the profile', () => {
  it('changes the e-mail when its link is opened', async () => {
    const newEmail = 'giulia+negozio@posta.example';
    await admin.text('PATCH', '/admin/updateEmail', { query: { newEmail } });
    expect((await admin.json('GET', '/admin/myProfile')).email).toBe('admin@bottega2018.example');
    const [mail] = await shop.mails();
    expect(mail?.to).toBe(newEmail);
    expect(mail?.link).toBe('/admin/new-email/1/giulia%2Bnegozio%40posta.example');
    const confirmed = await followLink((link) => link.replace('new-email', 'newEmail'));
    expect(confirmed.status).toBe(200);
    expect((await admin.json('GET', '/admin/myProfile')).email).toBe(newEmail);
  });

  it('is not changed by a link that was not requested', async () => {
    expect(await admin.status('PATCH', '/admin/newEmail/1/ladro%40posta.example')).toBe(400);
    expect(await admin.status('PATCH', '/admin/new-tel-num/1/666')).toBe(400);
    expect(await admin.status('PATCH', '/admin/newEmail/9/ladro%40posta.example')).toBe(400);
  });

  it('rejects an e-mail that is invalid or a colleague’s', async () => {
    const ask = (newEmail: string) =>
      admin.status('PATCH', '/admin/updateEmail', { query: { newEmail } });
    expect(await ask('senza chiocciola')).toBe(400);
    expect(await ask('Paolo@bottega2018.example')).toBe(409);
  });
});
