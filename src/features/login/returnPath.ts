import { PATHS } from '../../config/paths';

/**
 * Where to go after a login: the path that was asked for, if it is one of this application,
 * else home. Whoever writes the link must not choose another site by it.
 */
export function returnPath(asked: string | null): string {
  if (asked === null || !/^\/(?![/\\])/.test(asked)) return PATHS.home;
  if (!URL.canParse(asked, location.origin)) return PATHS.home;
  const { origin, pathname, search, hash } = new URL(asked, location.origin);
  // Looked at again as browsers read it: they drop tabs, turn '\' round and resolve dots.
  const isOurs = origin === location.origin && !pathname.startsWith('//');
  return isOurs && pathname !== PATHS.login ? pathname + search + hash : PATHS.home;
}
