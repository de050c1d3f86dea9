import { existsSync } from 'node:fs';

/** Where nginx is installed; null where it is not. `NGINX_PATH=none` does as if it were not. */
export function nginxPath(): string | null {
  const places = [process.env['NGINX_PATH'] ?? '', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];
  if (places[0] === 'none') return null;
  return places.find((path) => path !== '' && existsSync(path)) ?? null;
}
