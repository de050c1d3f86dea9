import { existsSync } from 'node:fs';

/** The path of nginx; null if it is not installed, or with `NGINX_PATH=none`. */
export function nginxPath(): string | null {
  const places = [process.env['NGINX_PATH'] ?? '', '/usr/sbin/nginx', '/usr/local/sbin/nginx'];
  if (places[0] === 'none') return null;
  return places.find((path) => path !== '' && existsSync(path)) ?? null;
}
