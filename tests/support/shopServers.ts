import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions, type BackendOptions } from '../../mocks/http/options';
import { startBackend } from '../../mocks/http/server';
import { buildShop } from './buildShop';
import { serveBuild, type AnswerFirst } from './serveBuild';

export type ShopServers = {
  /** The shop's origin. */
  origin: string;
  folder: string;
  /** Stops pages and backend, as without a network; `restart` starts them again. */
  stop: () => Promise<void>;
  restart: () => Promise<void>;
  remove: () => Promise<void>;
};

/**
 * Starts servers of a production build and of a mock backend with these options of its command line, such as
 * `--orders 3`; `answer` is asked before the build.
 */
export async function startShopServers(
  backendOptions: readonly string[],
  answer?: AnswerFirst,
): Promise<ShopServers> {
  const data = mkdtempSync(join(tmpdir(), 'shop-test-data-'));
  const folder = mkdtempSync(join(tmpdir(), 'shop-test-'));
  const pages = await serveBuild(() => folder, answer);
  const args = ['--data', data, '--shop', pages.origin, ...backendOptions];
  let backend = await startBackend(optionsOf(['--port', '0', ...args]));
  const { port } = new URL(backend.origin);
  await buildShop(backend.origin, { folder });
  return {
    origin: pages.origin,
    folder,
    stop: async () => {
      pages.pause();
      await backend.close();
    },
    restart: async () => {
      backend = await startBackend(optionsOf(['--port', port, ...args]));
      pages.resume();
    },
    remove: async () => {
      pages.close();
      await backend.close();
      for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
    },
  };
}

function optionsOf(args: string[]): BackendOptions {
  const options = readOptions(args);
  if (options === 'help') throw new Error('these options ask for help');
  return options;
}
