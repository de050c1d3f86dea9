import type { Page, Request as PageRequest } from '@playwright/test';
import { getResponse } from 'msw';
import type { CartRecord } from '../../../mocks/backend/records';
import type { Fault } from '../../../mocks/faults';
import type { MockBackend } from '../../../mocks/createMockBackend';
import type { Seed } from '../../../mocks/seed/buildSeed';
import { CART_ID, freshMockBackend } from '../../support/freshMockBackend';
import { API_ORIGIN, DEPLOYED_ORIGIN } from './hosts';

const IMAGES = `${API_ORIGIN}/images/`;
const PLACES = { host: API_ORIGIN, imageBase: IMAGES, publicOrigin: DEPLOYED_ORIGIN };
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';

type Start = {
  change?: (seed: Seed) => void;
  cart?: Partial<CartRecord>;
  faults?: Fault[];
  rewrite?: (body: string) => string;
  answered?: Promise<void>;
};

/**
 * Answers the page's calls with a new mock backend in the test's process, for the build that calls a backend elsewhere.
 * `change` works on a copy of the seed; `cart` is the content of this browser's cart; `faults` are calls that fail;
 * `rewrite` replaces each response body; no call is answered before `answered` resolves. Returns the mock backend.
 */
export async function routeToMockBackend(
  page: Page,
  { change, cart, faults, rewrite = (body) => body, answered }: Start = {},
): Promise<MockBackend> {
  const mockBackend = await freshMockBackend(PLACES, { change, cart, faults });
  const cookie = { name: 'cartSession', value: CART_ID, url: API_ORIGIN };
  if (cart) await page.context().addCookies([cookie]);
  await page.route(`${API_ORIGIN}/**`, async (route) => {
    const request = route.request();
    if (request.url().startsWith(IMAGES)) {
      return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
    }
    await answered;
    const reply = await getResponse(mockBackend.handlers, await toRequest(request));
    if (!reply) throw new Error(`No one answers ${request.method()} ${request.url()}`);
    return route.fulfill({
      status: reply.status,
      headers: { ...Object.fromEntries(reply.headers), ...CORS, ...allowOrigin(request) },
      body: rewrite(await reply.text()),
    });
  });
  return mockBackend;
}

const CORS = {
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'BearerToken',
};

function allowOrigin(request: PageRequest) {
  return { 'access-control-allow-origin': request.headers()['origin'] ?? DEPLOYED_ORIGIN };
}

async function toRequest(request: PageRequest): Promise<Request> {
  const body = request.postDataBuffer();
  return new Request(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    ...(body && { body: new Uint8Array(body) }),
  });
}
