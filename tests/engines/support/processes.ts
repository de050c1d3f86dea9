import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Returns the path of a program; null if it is not installed. */
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

/** Starts a program with its own home folder; `stop` ends it and its children. */
export function start(
  program: string,
  args: (folder: string) => string[],
  environment: Record<string, string> = {},
): Started {
  const folder = mkdtempSync(join(tmpdir(), 'shop-engine-'));
  const child = spawn(program, args(folder), {
    // Its own process group, so that no child survives.
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
      // It has ended already.
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
      // Its last writes may be under way.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
}
