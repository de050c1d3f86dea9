import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from './support/test';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const VITE = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = spawn(process.execPath, [VITE, '--port', '0'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'development', VITE_API_HOST: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await new Promise((resolve) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/localhost:\d+/.exec(said);
      if (address) resolve(address[0]);
    });
  });
});
test.afterAll(() => server.kill());

test('the shop runs with its pictures on the server that `npm start` starts', async ({
  page,
  allowProblem,
}) => {
  allowProblem(/^request to a foreign origin: (http|ws):\/\/localhost:/); // its own address
  await page.goto(origin, { timeout: 60_000 });
  const picture = page.getByRole('article').first().getByRole('img');
  await expect(picture).toBeVisible({ timeout: 60_000 });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
