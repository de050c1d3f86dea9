import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listReports } from '#mocks/reports/reportFolder';
import { readOutput } from '#tests/support/processOutput';
import { envelope, EVENT, PAGE, rawStatus, useReceiver } from '#tests/support/reportReceiver';

const { root, current, start, send, page } = useReceiver();

const MAIN = fileURLToPath(new URL('../../mocks/reports/main.ts', import.meta.url));

describe('a build for QA', () => {
  function build(script: string): string {
    const dist = mkdtempSync(join(root, 'dist-'));
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), '<h1>negozio</h1>');
    writeFileSync(join(dist, 'assets/main.js'), script);
    return dist;
  }

  it('is served at an origin of its own, with the attachments', async () => {
    current.receiver = await start({ dist: build('window.__shop = 1') });
    await send(envelope(EVENT, [PAGE]));
    const origin = current.receiver.replayOrigin ?? '';
    expect(origin).not.toBe(current.receiver.origin);
    const [report] = await listReports(current.folder);
    const file = `/reports/${report?.id}/pagina.json`;
    expect(await page()).toContain(`href="${origin}/?replay=${encodeURIComponent(file)}"`);
    expect(await (await fetch(origin + file)).json()).toEqual(JSON.parse(PAGE.body));
    const texts = await Promise.all(
      ['/', '/product/101', `/?replay=${file}`].map(async (path) =>
        (await fetch(origin + path)).text(),
      ),
    );
    expect(texts).toEqual(texts.map(() => '<h1>negozio</h1>'));
    const script = await fetch(`${origin}/assets/main.js`);
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await rawStatus(origin, '/assets/altro.js')).toBe(404);
    expect(await rawStatus(origin, '/..%2f..%2fsegreto.txt')).toBe(404);
    expect(await rawStatus(origin, '/assets/..%2f..%2f..%2fsegreto.txt')).toBe(404);
    expect(await rawStatus(origin, '/reports/delete', { method: 'POST' })).toBe(405);
  });

  it('is asked for where there is none: attachments are downloaded', async () => {
    await send(envelope(EVENT, [PAGE]));
    expect(current.receiver.replayOrigin).toBeNull();
    const list = await page();
    expect(list).toContain('--dist CARTELLA');
    expect(list).not.toContain('?replay=');
  });

  it('is refused where it is none', async () => {
    await expect(start({ dist: root })).rejects.toThrow('has no index.html');
    await expect(start({ dist: build('1') })).rejects.toThrow('make it with VITE_QA=true');
  });
});

describe('the process', () => {
  const ARGS = ['--disable-warning=ExperimentalWarning', MAIN];
  const failed = (...args: string[]) =>
    spawnSync(process.execPath, [...ARGS, ...args], { encoding: 'utf8' });

  it('says where it listens, and what the shop is to be built with', async () => {
    const child = spawn(process.execPath, [...ARGS, '--port', '0', '--folder', current.folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const said = await readOutput(child, 1, /^(Reports: .+\nVITE_SENTRY_DSN=.+\n)/);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const [, origin = ''] = /^Reports: (http:\/\/localhost:\d+)\n/.exec(said) ?? [];
    expect(said).toMatch(`\nVITE_SENTRY_DSN=${origin.replace('//', '//public@')}/1\n`);
    expect((await fetch(origin)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('refuses options and a port that cannot be', () => {
    const bad = failed('--days', '0');
    expect(bad.status).toBe(1);
    expect(bad.stderr).toMatch(/^--days must be 1 to 3650, not '0'\.\n\nnpm run reports -- /);
    const { port } = new URL(current.receiver.origin);
    expect(failed('--port', port).stderr).toBe(`Port ${port} is taken: choose another one.\n`);
    expect(failed('--dist', current.folder, '--port', '0').stderr).toMatch(/has no index\.html/);
  });
});
