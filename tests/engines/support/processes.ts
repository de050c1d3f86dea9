import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where a program is installed; null where it is not. */
export function findProgram(name: string): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

export type Started = { process: ChildProcess; folder: string; stop: () => void };

/** Starts a program with a home folder of its own; `stop` ends it and all that it has started. */
export function start(
  program: string,
  args: (folder: string) => string[],
  environment: Record<string, string> = {},
): Started {
  const folder = mkdtempSync(join(tmpdir(), 'shop-engine-'));
  const child = spawn(program, args(folder), {
    // A group of its own, so that none of its processes is left.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_DATA_HOME: join(folder, 'data'),
      LANG: 'it_IT.UTF-8',
      TZ: 'Europe/Rome',
      ...environment,
    },
  });
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', end);
  child.once('error', end);
  return {
    process: child,
    folder,
    stop: () => {
      process.off('exit', end);
      end();
      // Its last writes may still be under way.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}

/** Waits for what a program writes to one of its outputs; returns the first group of the pattern. */
export async function readLine(started: Started, output: 2 | 3, pattern: RegExp): Promise<string> {
  let text = '';
  const stream = started.process.stdio[output] as NodeJS.ReadableStream;
  return new Promise((resolve, reject) => {
    stream.on('data', (data: Buffer) => {
      text += data.toString();
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    started.process.once('exit', (code) => reject(new Error(`ended with ${code}: ${text}`)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
