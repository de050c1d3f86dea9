import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveReplayShop } from '../../replay/build.ts';
import { chromium } from './chromium';
import { firefox } from './firefox';
import { webkit } from './webkit';
import { STORED } from '../../replay/files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the build for QA, which both engines share. */
    replayOrigin: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if ([chromium(), firefox(), webkit()].every((engine) => engine === null))
    return async () => undefined;
  const shop = await serveReplayShop();
  // Starts at a replay: the live shop would look for a backend.
  copyFileSync(join(STORED, 'about.json'), join(shop.folder, 'first-snapshot.json'));
  project.provide('replayOrigin', shop.origin);
  return shop.close;
}
