// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Rule = (given: string) => string | null;

/** Returns the rule of a build with these payment origins. */
async function ruleOf(origins: string): Promise<Rule> {
  vi.resetModules();
  vi.stubEnv('VITE_CHECKOUT_ORIGINS', origins);
  return (await import('#src/features/cart/checkoutAddress')).checkoutAddress;
}

afterEach(() => vi.unstubAllEnvs());

/** Addresses that a backend, or an attacker in between, may send, and where the page goes; null if it stays. */
const ANYWHERE: [given: string, leadsTo: string | null][] = [
  ['https://pay.example/c?payment=1', 'https://pay.example/c?payment=1'],
  ['https://pay.example', 'https://pay.example/'],
  ['https://pay.example:8443/c', 'https://pay.example:8443/c'],
  ['HTTPS://PAY.EXAMPLE/C', 'https://pay.example/C'],
  ['https://pagà.example/', 'https://xn--pag-cla.example/'],
  ['http://localhost:8018/mocks/pages/card.html', 'http://localhost:8018/mocks/pages/card.html'],
  ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/'],
  ['http://[::1]:3000/', 'http://[::1]:3000/'],
  // Normalised, because location.assign takes an address without slashes as relative.
  ['https:pay.example/c', 'https://pay.example/c'],
  ['https:\\\\pay.example\\c', 'https://pay.example/c'],
  [' \thttps://pay.example/c\n', 'https://pay.example/c'],
  ['https://pay.example/\nc', 'https://pay.example/c'],
  ['http://pay.example/c', null],
  ['http://localhost.pay.example/', null],
  ['http://127.0.0.1.pay.example/', null],
  ['http://0x7f000001.example/', null],
  ['https://cliente:segreta@pay.example/', null],
  ['https://pay.example@altrove.example/', null],
  ['https://:x@pay.example/', null],
  ['javascript:alert(1)', null],
  ['JaVaScRiPt:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['\u0001javascript:alert(1)', null],
  ['javascript://https://pay.example/%0aalert(1)', null],
  ['data:text/html,<script>alert(1)</script>', null],
  ['blob:https://pay.example/1', null],
  ['filesystem:https://pay.example/1', null],
  ['view-source:https://pay.example/', null],
  ['file:///etc/passwd', null],
  ['ftp://pay.example/', null],
  ['ws://pay.example/', null],
  ['vbscript:msgbox(1)', null],
  ['about:blank', null],
  ['intent://pay.example#Intent;scheme=https;end', null],
  ['mailto:pay@pay.example', null],
  ['//pay.example/c', null],
  ['/payment/success', null],
  ['pay.example/c', null],
  ['https://', null],
  ['https://pay example/', null],
  ['', null],
];

/** The same in a build that allows only https://pay.example and http://cassa.lan:8080. */
const CONFIGURED: [given: string, leadsTo: string | null][] = [
  ['https://pay.example/c?payment=1', 'https://pay.example/c?payment=1'],
  ['https://pay.example:443/c', 'https://pay.example/c'],
  ['http://cassa.lan:8080/c', 'http://cassa.lan:8080/c'],
  ['https://pay.example\\@altrove.example/', 'https://pay.example/@altrove.example/'],
  ['https://pay.example:8443/c', null],
  ['http://pay.example/c', null],
  ['http://cassa.lan/c', null],
  ['https://cassa.lan:8080/c', null],
  ['https://sotto.pay.example/', null],
  ['https://pay.example.altrove.example/', null],
  ['https://pay.example@altrove.example/', null],
  ['https://altrove.example/https://pay.example/', null],
  ['https://altrove.example?https://pay.example', null],
  ['https://altrove.example#@pay.example', null],
  ['https://pay.example%2ealtrove.example/', null],
  ['https://pay.example。altrove.example/', null],
  ['https://рay.example/', null], // a Cyrillic р
  ['http://localhost/', null],
  ['blob:https://pay.example/1', null],
];

describe.each([
  ['', ANYWHERE],
  [' https://pay.example, http://cassa.lan:8080,', CONFIGURED],
])('with payment origins %j', (origins, cases) => {
  let checkoutAddress: Rule;
  beforeEach(async () => {
    checkoutAddress = await ruleOf(origins);
  });

  it.each(cases)('%j leads to %j', (given, leadsTo) => {
    expect(checkoutAddress(given)).toBe(leadsTo);
  });
});
