/**
 * Returns the parameter of a path that matches a route with at most one, at its end; '' for a route without one; null
 * if the path does not match. A regular expression for each route would be compiled on every page before its first
 * request, which takes several milliseconds on a phone.
 */
export function routeParameter(route: string, pathname: string): string | null {
  const [start = '', name] = route.split(':');
  if (name === undefined) return pathname === route ? '' : null;
  const parameter = pathname.slice(start.length);
  return pathname.startsWith(start) && /^[\w-]+$/.test(parameter) ? parameter : null;
}
