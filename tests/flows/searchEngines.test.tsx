import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminToken, NUMBER, withOrder } from '#tests/support/orders';
import { openShop, useMockBackend } from '#tests/support/shop';

const backend = useMockBackend();
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

it.each(['/cart', '/login', '/access/resetpw/uno', `/order/get/${NUMBER}`, '/non-c-e'])(
  'keeps search engines from listing %s, but not the page that is opened from there',
  async (path) => {
    await openShop(backend, path, { change: withOrder() });
    await expect.poll(robots).toBe('noindex');
    act(() => document.querySelector<HTMLElement>('footer a[href="/chi-siamo"]')?.click());
    await expect.poll(robots).toBeUndefined();
  },
);

it('keeps search engines from listing an administrator’s form', async () => {
  await openShop(backend, '/admin/insertProduct', { token: await adminToken() });
  await expect.poll(robots).toBe('noindex');
});
