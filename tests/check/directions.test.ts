import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const READABLE = ['domain', 'config', 'texts', 'state', 'api', 'store'];

/** Which folder of src/ may import from which others. */
const MAY_IMPORT: Record<string, string[]> = {
  domain: [],
  config: ['domain'],
  texts: ['domain', 'config'],
  state: ['domain'],
  api: ['domain', 'state'],
  store: ['domain', 'state', 'api'],
  queries: READABLE,
  tabs: READABLE,
  snapshots: READABLE,
  ui: ['domain', 'config', 'texts'],
  screens: [...READABLE, 'queries', 'tabs', 'snapshots', 'ui'],
  app: [...READABLE, 'queries', 'tabs', 'snapshots', 'ui', 'screens'],
};
const FOLDERS = Object.keys(MAY_IMPORT);

type Plant = { file: string; imports: string; allowed: boolean };

const PLANTS: Plant[] = [
  ...FOLDERS.flatMap((from) => plantsOf(from, from === 'screens' ? 'screens/home' : from)),
  plant('src/screens/home/a.ts', '../cart/b', false),
  plant('src/screens/home/parts/a.ts', '../b', true),
  plant('src/screens/home/parts/a.ts', '../../cart/b', false),
  plant('src/screens/admin/orders/a.ts', '../products/b', false),
  plant('src/screens/admin/orders/a.ts', '../../home/b', false),
  plant('src/screens/admin/orders/a.ts', '../../../ui/b', true),
  plant('src/domain/a.ts', 'react', false),
  plant('mocks/handlers/a.ts', '../backend/b', true),
  plant('mocks/handlers/a.ts', '../../src/domain/b', true),
  ...FOLDERS.filter((folder) => folder !== 'domain').map((folder) =>
    plant('mocks/handlers/a.ts', `../../src/${folder}/b`, false),
  ),
];

/** What a file of `from`, at two depths, imports from every other folder. */
function plantsOf(from: string, path: string): Plant[] {
  const up = '../'.repeat(path.split('/').length);
  return [...FOLDERS, 'main', '../mocks']
    .filter((to) => to !== from)
    .flatMap((to) => {
      const allowed = MAY_IMPORT[from]?.includes(to) ?? false;
      return [
        plant(`src/${path}/a.ts`, `${up}${to}/b`, allowed),
        plant(`src/${path}/deep/a.ts`, `../${up}${to}/b`, allowed),
      ];
    });
}

function plant(file: string, imports: string, allowed: boolean): Plant {
  return { file, imports, allowed };
}

describe('the linter', () => {
  const tree = mkdtempSync(join(tmpdir(), 'planted-'));
  let complaints: string[] = [];

  beforeAll(() => {
    cpSync(join(ROOT, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
    const lines = Map.groupBy(PLANTS, ({ file }) => file);
    for (const [file, plants] of lines) {
      write(file, plants.map(({ imports }) => `export * from '${imports}';\n`).join(''));
    }
    write('src/ui/lazy.ts', `export const lazy = () => import('../app/b');\n`);
    write('src/state/one.ts', `export * from './two';\n`);
    write('src/state/two.ts', `export * from './one';\n`);
    write('src/api/floating.ts', `export const f = () => { Promise.resolve(1); };\n`);
    write('tsconfig.json', '{ "compilerOptions": { "strict": true } }');
    complaints = lint(tree);
  }, 60_000);

  afterAll(() => rmSync(tree, { recursive: true }));

  it('lets imports go one way only', () => {
    const found = PLANTS.map((planted) => ({ ...planted, allowed: !isRefused(planted) }));
    expect(found).toEqual(PLANTS);
  });

  it('sees lazy imports, circles and promises that nobody waits for', () => {
    expect(complaints).toContainEqual(expect.stringContaining('src/ui/lazy.ts:1'));
    expect(complaints).toContainEqual(expect.stringMatching(/state\/one\.ts.*no-cycle/));
    expect(complaints).toContainEqual(expect.stringMatching(/floating\.ts.*no-floating-promises/));
  });

  it('knows every folder of src/', () => {
    const entries = readdirSync(join(ROOT, 'src'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(FOLDERS).toEqual(expect.arrayContaining(folders));
  });

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), text);
  }

  function isRefused({ file, imports }: Plant): boolean {
    const line = PLANTS.filter((other) => other.file === file).findIndex(
      (other) => other.imports === imports,
    );
    return complaints.some(
      (complaint) =>
        complaint.startsWith(`${file}:${line + 1}:`) && complaint.includes('no-restricted-imports'),
    );
  }
});

/** One complaint a line: 'file:line:column: text [rule]'. */
function lint(folder: string): string[] {
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const result = spawnSync(process.execPath, [oxlint, '--type-aware', '--format', 'unix', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return result.stdout.split('\n');
}
