import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from './servers.ts';

const MAIN = fileURLToPath(new URL('../../mocks/http/main.ts', import.meta.url));

/**
 * Starts the mock backend, with its seed, as a process of its own on any free port; `options` are
 * further ones of its command line, such as `--orders 1000`.
 */
export async function startBackendProcess(...options: string[]): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-bench-'));
  const backend = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', MAIN, '--port', '0', '--data', folder, ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => backend.once('exit', () => resolve()));
  for await (const line of createInterface({ input: backend.stdout })) {
    const [, origin] = /^Backend: (\S+)$/.exec(line) ?? [];
    if (origin === undefined) continue;
    return {
      origin,
      close: () => {
        backend.kill();
        void ended.then(() => rm(folder, { recursive: true }));
      },
    };
  }
  throw new Error('The mock backend did not start.');
}
