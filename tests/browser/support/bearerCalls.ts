import type { Request } from '@playwright/test';
import { expectedBearer } from '../../support/bearerCalls';
import { API_ORIGIN } from './hosts';

/**
 * Returns the problem with a request's BearerToken header, or null: the header must be sent with the specified calls
 * only, and only to the backend.
 */
export async function headerProblem(
  request: Request,
  token: string | null,
): Promise<string | null> {
  const { origin, pathname } = new URL(request.url());
  const isToBackend = origin === API_ORIGIN;
  const expected = isToBackend ? expectedBearer(request.method(), pathname, token) : undefined;
  const sent = (await request.allHeaders())['bearertoken'];
  return sent === expected
    ? null
    : `${request.method()} ${pathname} to ${origin}: ${sent} instead of ${expected}`;
}
