import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = ['README.md', ...globSync('docs/*.md', { cwd: ROOT })];
// A bare name, such as `money.ts`, is that of any source file.
const SOURCES = globSync('{index.html,*.ts,{src,mocks,tests}/**/*.{ts,tsx,css}}', {
  cwd: ROOT,
}).map((file) => `/${file}`);

/** The ways in which a page names a file: by path, by link, or a source file by name. */
const PATH = /`((?:src|mocks|tests|docs|deploy)\/[\w./-]+)`/g;
const LINK = /\]\((?!https?:)([^)#]+)/g;
const NAME = /`([\w./-]+\.(?:tsx?|css))`/g;

describe('the documentation', () => {
  it('names the browsers that the build targets', async () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const [, line = ''] = /^Supported browsers: (.*), and newer/m.exec(readme) ?? [];
    const browsers = line.split(', ').map((browser) => browser.replace(' ', '').toLowerCase());
    const config = await resolveConfig({ root: ROOT, logLevel: 'silent' }, 'build');
    expect(config.build.target).toEqual(browsers);
  });

  it.each(PAGES)('%s names files that exist', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
    const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(page), link));
    expect([...paths, ...links].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it.each([...PAGES, ...globSync('{src,mocks,tests,deploy}/**/README.md', { cwd: ROOT })])(
    '%s names no source file that is gone',
    (page) => {
      const text = readFileSync(join(ROOT, page), 'utf8');
      const names = [...text.matchAll(NAME)].map(([, name = '']) => name);
      expect(names.filter((name) => !SOURCES.some((file) => file.endsWith(`/${name}`)))).toEqual(
        [],
      );
    },
  );

  it('names files in these ways', () => {
    const text = PAGES.map((page) => readFileSync(join(ROOT, page), 'utf8')).join('\n');
    for (const way of [PATH, LINK, NAME]) {
      expect([...text.matchAll(way)].length, String(way)).toBeGreaterThan(5);
    }
  });

  it('has a README of at most 120 lines', () => {
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(
      121,
    );
  });
});
