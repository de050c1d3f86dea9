declare global {
  // Started by a script in index.html while the application is still on its way.
  var earlyReads: Record<string, Promise<Response>> | undefined;
}

/**
 * The answer to a GET that index.html asked for ahead of the application, by its address.
 * Given out once: whoever reads again must ask again.
 */
export function takeEarlyRead(method: string, url: string): Promise<Response> | undefined {
  const early = globalThis.earlyReads;
  if (method !== 'GET' || !early || !Object.hasOwn(early, url)) return undefined;
  const response = early[url];
  delete early[url];
  return response;
}
