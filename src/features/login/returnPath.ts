import { PATHS } from '../../config/paths';

/**
 * Returns where to go after a login: the requested path if it belongs to this application, else
 * home. A forged link must not lead to another site.
 */
export function returnPath(requested: string | null): string {
  if (requested === null || !/^\/(?![/\\])/.test(requested)) return PATHS.home;
  if (!URL.canParse(requested, location.origin)) return PATHS.home;
  const { origin, pathname, search, hash } = new URL(requested, location.origin);
  // Checked again after parsing, which drops tabs, turns '\' into '/' and resolves dots.
  const isOurs = origin === location.origin && !pathname.startsWith('//');
  return isOurs && pathname !== PATHS.login ? pathname + search + hash : PATHS.home;
}
