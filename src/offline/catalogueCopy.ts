import { CATALOGUE_CALL, COPY_HEADER, PRODUCT_CALL } from '../domain/offline';

/** Returns whether to cache this read: the catalogue and its products, never with a token. */
export function isCatalogueRead(request: Request, apiHost: string): boolean {
  if (request.method !== 'GET' || request.headers.has('BearerToken')) return false;
  const { origin, pathname } = new URL(request.url);
  return [CATALOGUE_CALL, PRODUCT_CALL].some((call) => origin + pathname === apiHost + call);
}

/** Returns the cached response with a header by which the application recognizes it. */
export function markedAsCopy(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(COPY_HEADER, 'true');
  return new Response(response.body, { status: response.status, headers });
}
