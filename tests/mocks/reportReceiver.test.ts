import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readOutput } from '#tests/support/processOutput';
import { useReceiver } from '#tests/support/reportReceiver';

const { current } = useReceiver();

const MAIN = fileURLToPath(new URL('../../mocks/reports/main.ts', import.meta.url));

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
    expect((await fetch(`${origin}/reports`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('refuses options and a port that cannot be', () => {
    const bad = failed('--days', '0');
    expect(bad.status).toBe(1);
    expect(bad.stderr).toMatch(/^--days must be 1 to 3650, not '0'\.\n\nnpm run reports -- /);
    const { port } = new URL(current.receiver.origin);
    expect(failed('--port', port).stderr).toContain('EADDRINUSE');
  });
});
