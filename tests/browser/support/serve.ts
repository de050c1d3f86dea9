/**
 * Serves a build as it is deployed: by nginx with deploy/nginx.conf, or by Vite if nginx is missing. Started by the
 * Playwright configuration: `node serve.ts FOLDER PORT`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nginxPath } from './nginx.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const [build = '', port = ''] = process.argv.slice(2);

const nginx = nginxPath();
const server = nginx === null ? withVite() : withNginx(nginx);
server.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.kill(signal));
}

function withVite() {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'preview', '--outDir', build, '--port', port, '--strictPort'];
  return spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
}

/** Returns the example for this folder and port, within the minimum that nginx needs. */
function withNginx(program: string) {
  const own = `${build}-nginx`;
  mkdirSync(own, { recursive: true });
  const site = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replaceAll('/srv/bottega', build)
    .replace('listen 80;', `listen localhost:${port};`);
  const path = (name: string) => join(own, name);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path(name)};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    path('nginx.conf'),
    `${user} daemon off; pid ${path('nginx.pid')}; error_log stderr warn; worker_processes 1;
events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
${site}}`,
  );
  return spawn(program, ['-p', own, '-c', path('nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
