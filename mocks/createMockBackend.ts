import type { HttpHandler } from 'msw';
import { faultHandler, type FaultSource } from './faults';
import { accessHandlers } from './handlers/access';
import { adminHandlers } from './handlers/admins';
import { cartHandlers } from './handlers/cart';
import type { MockBackendContext } from './handlers/context';
import { feedbackHandlers } from './handlers/feedback';
import { orderHandlers } from './handlers/orders';
import { paymentHandlers } from './handlers/payments';
import { productHandlers } from './handlers/products';
import { registrationHandlers } from './handlers/registration';
import { demoHandlers, imageHandler, unknownCallHandler } from './handlers/demo';

export type MockBackendOptions = Pick<
  MockBackendContext,
  'database' | 'host' | 'imageBase' | 'publicOrigin' | 'pagesOrigin'
> & {
  /** The shop's clock; the real one when left out. */
  now?: () => Date;
  /** How long every answer waits, in milliseconds; 0 when left out. */
  latencyMs?: number;
  /** What shall go wrong; nothing when left out. */
  faults?: FaultSource;
};

export type MockBackend = MockBackendContext & { handlers: HttpHandler[] };

/**
 * The whole mock backend as msw handlers: all calls of spec section 7 below `host`, the
 * images below `imageBase`, and what the two demo pages ask. It does not seed the database.
 */
export function createMockBackend({ faults, ...options }: MockBackendOptions): MockBackend {
  const context: MockBackendContext = { now: () => new Date(), latencyMs: 0, ...options };
  return {
    ...context,
    handlers: [
      ...(faults ? [faultHandler(context.host, faults)] : []),
      imageHandler(context),
      ...cartHandlers(context),
      ...paymentHandlers(context),
      ...productHandlers(context),
      ...feedbackHandlers(context),
      ...accessHandlers(context),
      ...registrationHandlers(context),
      ...adminHandlers(context),
      ...orderHandlers(context),
      ...demoHandlers(context),
      unknownCallHandler(context),
    ],
  };
}
