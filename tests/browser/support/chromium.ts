import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

/**
 * Features that Chromium switches off. The parts of its windows are pages too, and loading them for each new context
 * takes as long as the shop itself. The other entries are Playwright's, whose list this one replaces: only the last of
 * two equal switches counts.
 */
const NO_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFrame',
  'PreloadTopChromeWebUI',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Root has no sandbox; the other switches stop the browser's own network traffic. */
export const CHROMIUM_ARGS = [
  `--disable-features=${NO_FEATURES.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// The first is the same browser without windows, which cost each test some time.
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url));

/**
 * Returns the path of a Chromium to test with: the one that CHROMIUM_PATH names, or the one that
 * `npm ci` brings (also as `CHROMIUM_PATH=bundled`), so that results do not depend on what else is
 * installed; an installed one where none is brought.
 */
export async function findChromium(): Promise<string> {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted && wanted !== 'bundled') {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which is not there.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return bundledChromium();
  const installed = wanted ? null : installedChromium();
  if (installed) return installed;
  throw new Error('No Chromium found: install one, or name one in CHROMIUM_PATH.');
}

/** Returns the path of a Chromium that is installed on this machine; null if none exists. */
function installedChromium(): string | null {
  return INSTALLED.find((path) => existsSync(path)) ?? null;
}

async function bundledChromium(): Promise<string> {
  const packageFolder = join(
    dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))),
    '..',
  );
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(CACHE, `bundled-chromium-${version}`);
  const launcher = join(folder, 'launch');
  if (existsSync(launcher)) return launcher;

  await mkdir(CACHE, { recursive: true });
  const unfinished = await mkdtemp(join(CACHE, 'chromium-unfinished-'));
  await inflateInto(unfinished, join(packageFolder, 'bin'));
  await writeFontsConf(unfinished, folder);
  await writeLauncher(unfinished);
  // Two processes may do this at once, with the same result: the first one wins.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  return launcher;
}

// The package unpacks into the system's temporary folder, and uses whatever is there already.
async function inflateInto(folder: string, archives: string): Promise<void> {
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await Promise.all(
      ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'].map((archive) =>
        inflate(join(archives, archive)),
      ),
    );
  } finally {
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}

// The packed fonts.conf points to a missing folder, and text without fonts has no size. The cache is outside: a Chromium
// in a copy of this checkout creates its folder here, and nothing could be unpacked into a folder that exists.
async function writeFontsConf(folder: string, finalFolder: string): Promise<void> {
  const xml = (path: string) => path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  await writeFile(
    join(folder, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${xml(join(finalFolder, 'fonts'))}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${xml(`${finalFolder}-fonts-cache`)}</cachedir>
</fontconfig>
`,
  );
}

// A script, so that callers need not know of libraries, fonts and the language: in that of the C
// locale, which servers have, this Chromium finds no text in a page.
async function writeLauncher(folder: string): Promise<void> {
  const launcher = join(folder, 'launch');
  await writeFile(
    launcher,
    `#!/bin/sh
here=$(cd "$(dirname "$0")" && pwd)
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts/fonts.conf"
export LC_ALL=it_IT.UTF-8
exec "$here/chromium" "$@"
`,
  );
  await chmod(launcher, 0o755);
}
