/**
 * `npm run start:http`: starts the backend process and the shop's development server against it.
 * Arguments after `--` go to the backend.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const backend = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', path('./main.ts'), ...process.argv.slice(2)],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
const running: ChildProcess[] = [backend];

createInterface({ input: backend.stdout }).on('line', (line) => {
  process.stdout.write(`${line}\n`);
  const [, origin] = /^Backend: (\S+)$/.exec(line) ?? [];
  if (origin !== undefined) startShop(origin);
});

function startShop(origin: string): void {
  const env = { VITE_API_HOST: origin, VITE_IMAGE_BASE_URL: `${origin}/images/` };
  const vite = path('../../node_modules/vite/bin/vite.js');
  const shop = spawn(process.execPath, [vite], {
    cwd: path('../../'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  running.push(shop);
  shop.once('exit', endAll);
}

// One is useless without the other. Ctrl-C in the terminal reaches both anyway.
function endAll(code: number | null): void {
  process.exitCode ||= code ?? 0;
  for (const one of running) one.kill('SIGTERM');
}
backend.once('exit', endAll);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endAll(0));
