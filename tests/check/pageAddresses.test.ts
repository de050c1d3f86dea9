import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { securityHeaders } from '#src/build/contentSecurity';
import { INFO_PAGES, isListed, PATHS, pathTo } from '#src/config/paths';

const textOf = (file: string) => {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

const PARAMETERS = ['id', 'orderNumber', 'activationCode', 'newEmail', 'telephoneNumber'];
const ADDRESSES = Object.values(PATHS).map((path) =>
  pathTo(path, Object.fromEntries(PARAMETERS.map((name) => [name, 'x']))),
);

describe('robots.txt', () => {
  const lines = textOf('public/robots.txt').trim().split('\n');
  const kept = lines.flatMap((line) => /^Disallow: (\/\S+)$/.exec(line)?.[1] ?? []);

  it('is for every crawler and contains nothing else', () => {
    expect(lines[0]).toBe('User-agent: *');
    expect(lines.slice(1)).toEqual(kept.map((path) => `Disallow: ${path}`));
  });

  it.each(ADDRESSES)('and the pages themselves say the same of %s', (address) => {
    expect(kept.some((prefix) => address.startsWith(prefix))).toBe(!isListed(address));
  });

  it('names only addresses that exist', () => {
    const searches = ADDRESSES.flatMap((address) => [address, `${address}?x`]);
    for (const prefix of kept) {
      expect(searches.some((address) => address.startsWith(prefix))).toBe(true);
    }
  });

  it('lists the catalogue and the pages about the shop, and nothing personal', () => {
    const about = INFO_PAGES.map((page) => PATHS[page]);
    expect(ADDRESSES.filter(isListed).sort()).toEqual(['/', '/product/x', ...about].sort());
    expect(about.filter((path) => !/^\/[a-z-]+$/.test(path))).toEqual([]);
    expect(['/cart', '/product/x/y', '/productx', '/admin'].filter(isListed)).toEqual([]);
  });
});

describe('the referrer', () => {
  it('is never sent: each page declares it before its first request', () => {
    const [, head = ''] = textOf('index.html').split('<head>');
    const [before, after] = head.split('<meta name="referrer" content="no-referrer" />');
    expect(before).not.toMatch(/<(link|script|style)/);
    expect(after).toContain('<link');
    expect(securityHeaders('')['Referrer-Policy']).toBe('no-referrer');
  });
});
