import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
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
