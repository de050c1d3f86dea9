import type { Request } from '@playwright/test';
import { expectedBearer } from '../../support/bearerCalls';
import { API_ORIGIN } from './hosts';

/**
 * What is wrong with the BearerToken header of a request, or null: it goes with the calls that
 * are specified so and with nothing else, to the backend alone.
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
