import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = ['README.md', ...readdirSync(join(ROOT, 'docs')).map((file) => `docs/${file}`)];

describe('the documentation', () => {
  it.each(PAGES)('%s names files that exist', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const paths = [...text.matchAll(/`((?:src|mocks|tests|docs|deploy)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
      join(dirname(page), link),
    );
    expect([...paths, ...links].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('has a README of at most 120 lines', () => {
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(
      121,
    );
  });
});
