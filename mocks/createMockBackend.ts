import { http, type HttpHandler } from 'msw';
import { faultHandler, type FaultSource } from './faults';
import { accessRoutes } from './handlers/access';
import { adminRoutes } from './handlers/admins';
import { cartRoutes } from './handlers/cart';
import { demoRoutes } from './handlers/demo';
import { feedbackRoutes } from './handlers/feedback';
import { imageHandler } from './handlers/images';
import { orderRoutes } from './handlers/orders';
import { pathUnder } from './handlers/paths';
import { productRoutes } from './handlers/products';
import { textResponse } from './handlers/responses';
import { routeHandler, type MockBackendContext } from './handlers/route';

const ROUTES = [
  ...cartRoutes,
  ...productRoutes,
  ...feedbackRoutes,
  ...accessRoutes,
  ...adminRoutes,
  ...orderRoutes,
  ...demoRoutes,
];

/** The real clock, no latency and no faults, unless the options say otherwise. */
export type MockBackendOptions = Omit<MockBackendContext, 'now' | 'latencyMs'> &
  Partial<Pick<MockBackendContext, 'now' | 'latencyMs'>> & { faults?: FaultSource };

export type MockBackend = MockBackendContext & { handlers: HttpHandler[] };

/**
 * Creates the mock backend as msw handlers: all calls of spec section 7 below `host`, the images
 * below `imageBase`, and the calls of the two demo pages. It does not seed the database.
 */
export function createMockBackend({ faults, ...options }: MockBackendOptions): MockBackend {
  const context: MockBackendContext = { now: () => new Date(), latencyMs: 0, ...options };
  return {
    ...context,
    handlers: [
      ...(faults ? [faultHandler(context.host, faults)] : []),
      imageHandler(context),
      ...ROUTES.map((route) => routeHandler(context, route)),
      unknownCallHandler(context.host),
    ],
  };
}

/** Answers unknown paths below the host, so that they do not reach the network. */
function unknownCallHandler(host: string): HttpHandler {
  return http.all(
    ({ request }) => pathUnder(host, request.url) !== null,
    () => textResponse('Risorsa non trovata.', 404),
  );
}
