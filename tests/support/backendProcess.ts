import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOutput } from './processOutput.ts';

const MAIN = fileURLToPath(new URL('../../mocks/http/main.ts', import.meta.url));

export type BackendProcess = { origin: string; close: () => void };

/**
 * Starts the mock backend, with its seed, as a process of its own on a free port. `options` are added
 * to its command line, such as `--orders 1000`.
 */
export async function startBackendProcess(...options: string[]): Promise<BackendProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-backend-'));
  const backend = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', MAIN, '--port', '0', '--data', folder, ...options],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => backend.once('exit', () => resolve()));
  const origin = await readOutput(backend, 1, /^Backend: (\S+)$/m);
  return {
    origin,
    close: () => {
      backend.kill();
      void ended.then(() => rm(folder, { recursive: true }));
    },
  };
}
