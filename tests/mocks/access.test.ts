import { describe, expect, it } from 'vitest';
import { useShop } from './support';

const { shop, shopper: visitor } = useShop();

function logIn(email: string, password: string) {
  return visitor.text('POST', '/access/login', { json: { email, password } });
}

describe('a token', () => {
  it('expires after eight hours', async () => {
    await visitor.logIn();
    shop.passDays(7.9 / 24);
    expect(await visitor.status('GET', '/admin/getAll')).toBe(200);
    shop.passDays(0.1 / 24);
    expect(await visitor.status('GET', '/admin/getAll')).toBe(401);
  });

  it('is invalid after the logout, while another session goes on', async () => {
    const other = shop.browser();
    await other.logIn();
    await visitor.logIn();
    await visitor.text('DELETE', '/admin/logout');
    expect(await visitor.status('GET', '/admin/getAll')).toBe(401);
    expect(await visitor.status('DELETE', '/admin/logout')).toBe(401);
    expect(await other.status('GET', '/admin/getAll')).toBe(200);
  });

  it('is invalid unless the shop signed it', async () => {
    const [header, , signature] = ((await visitor.logIn()) ?? '').split('.');
    const payload = btoa(JSON.stringify({ sub: '1', jti: 'X', iat: 0, exp: 9_999_999_999 }));
    for (const token of [
      `${header}.${payload}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}.%%%`,
      'null',
      'a.b.c',
      '...',
    ]) {
      visitor.useToken(token);
      expect(await visitor.status('GET', '/admin/getAll')).toBe(401);
    }
  });
});

describe('a forgotten password', () => {
  async function mailedCode(email: string) {
    await visitor.text('PATCH', '/access/forgotpw', { query: { email } });
    const [mail] = await shop.mails();
    return mail?.link?.replace('/access/resetpw/', '');
  }

  it('is replaced once by the mailed link', async () => {
    const code = await mailedCode('admin@bottega2018.example');
    const query = { newPW: 'nuova & bella' };
    expect(await visitor.text('PATCH', `/access/resetpw/${code}`, { query })).toBe(
      'Password modificata con successo!',
    );
    expect(await visitor.logIn(undefined, 'nuova & bella')).not.toBeNull();
    expect(await visitor.logIn(undefined, 'bottega2018')).toBeNull();
    expect(await visitor.text('PATCH', `/access/resetpw/${code}`, { query })).not.toBe(
      'Password modificata con successo!',
    );
  });

  it('is replaced for a customer as well', async () => {
    const code = await mailedCode('cliente@bottega2018.example');
    await visitor.text('PATCH', `/access/resetpw/${code}`, { query: { newPW: 'altra' } });
    expect(await logIn('cliente@bottega2018.example', 'altra')).toMatch('successo');
  });

  it('is not replaced, and no customer appears, once the address belongs to nobody', async () => {
    const code = await mailedCode('admin@bottega2018.example');
    await visitor.logIn();
    await visitor.text('PATCH', '/admin/updateEmail', {
      query: { newEmail: 'nuova@posta.example' },
    });
    await visitor.text('PATCH', '/admin/newEmail/1/nuova%40posta.example');
    expect(
      await visitor.text('PATCH', `/access/resetpw/${code}`, { query: { newPW: 'altra' } }),
    ).toBe('Il link è scaduto o non è valido.');
    expect(await logIn('admin@bottega2018.example', 'altra')).toBe('Credenziali non valide!');
  });

  it('is not replaced by an expired link', async () => {
    const code = await mailedCode('admin@bottega2018.example');
    shop.passDays(1);
    await visitor.text('PATCH', `/access/resetpw/${code}`, { query: { newPW: 'tardi' } });
    expect(await visitor.logIn()).not.toBeNull();
  });

  it('sends no mail to an unknown address', async () => {
    expect(await mailedCode('nessuno@posta.example')).toBeUndefined();
  });
});
