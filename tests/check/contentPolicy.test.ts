import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentPolicy, securityHeaders } from '#src/build/contentSecurity';
import { trusted } from '#src/config/trusted';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('the policy of a page', () => {
  const html = `<script>uno()</script><style>p{}</style><script type="module" src="/a.js"></script>`;
  const policy = contentPolicy({
    apiHost: 'https://api.negozio.it',
    imageBase: 'https://foto.example/cartella/',
    reportOrigin: '',
    html,
  });

  it('allows the inline scripts of the page by hash, and no others', () => {
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('uno()')}`);
    expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('')} ${hash('p{}')}`);
    expect(policy).not.toContain('unsafe');
  });

  it('names the backend and the image host, by origin', () => {
    expect(directive(policy, 'img-src')).toBe("img-src 'self' blob: data: https://foto.example");
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://api.negozio.it https://foto.example",
    );
  });

  it('names the report server if there is one', () => {
    const reporting = contentPolicy({
      apiHost: 'https://api.negozio.it',
      imageBase: '',
      reportOrigin: 'https://errors.negozio.it',
      html: '',
    });
    expect(directive(reporting, 'connect-src')).toBe(
      "connect-src 'self' https://api.negozio.it https://errors.negozio.it",
    );
  });

  it('names no other host with the mock backend, and allows its worker', () => {
    const own = contentPolicy({ apiHost: '', imageBase: '', reportOrigin: '', html: '' });
    expect(own).not.toMatch(/https?:/);
    expect(directive(own, 'trusted-types')).toBe('trusted-types shop default');
    expect(directive(policy, 'trusted-types')).toBe('trusted-types shop');
  });

  it('requires trusted types, and leaves no default to the browser', () => {
    expect(policy).toContain("require-trusted-types-for 'script'");
    for (const name of ['default-src', 'base-uri', 'form-action']) {
      expect(directive(policy, name)).toBe(`${name} 'none'`);
    }
    for (const name of ['manifest-src', 'worker-src']) {
      expect(directive(policy, name)).toBe(`${name} 'self'`);
    }
  });

  it('is also a header with the directives that only headers can have', () => {
    const headers = securityHeaders(policy);
    expect(headers['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
    for (const value of Object.values(headers)) expect(value).not.toMatch(/["\n]/);
  });
});

describe('text that may become script', () => {
  it('is JSON as a data block', () => {
    expect(trusted.createScript('{"a":1}')).toBe('{"a":1}');
    expect(() => trusted.createScript('alert(1)')).toThrow(SyntaxError);
  });

  it('is the address of the service worker', () => {
    expect(trusted.createScriptURL('/sw.js')).toBe('/sw.js');
    for (const address of ['/altro.js', 'https://altrove.example/sw.js', 'data:,1']) {
      expect(() => trusted.createScriptURL(address)).toThrow(TypeError);
    }
  });
});
