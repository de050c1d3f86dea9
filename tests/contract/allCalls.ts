import type { CallCase } from '#tests/support/apiCalls';
import { accessCalls } from './access.calls';
import { adminCalls } from './admins.calls';
import { cartCalls } from './cart.calls';
import { feedbackCalls } from './feedback.calls';
import { orderCalls } from './orders.calls';
import { productCalls } from './products.calls';

export const ALL_CALLS: readonly CallCase[] = [
  ...cartCalls,
  ...productCalls,
  ...feedbackCalls,
  ...accessCalls,
  ...adminCalls,
  ...orderCalls,
];

/** Returns the value that a call must have in its BearerToken header, if any. */
export function expectedBearer(
  method: string,
  path: string,
  token: string | null,
): string | undefined {
  const call = ALL_CALLS.find(
    ({ sends, specPath }) => sends.method === method && pathPattern(specPath).test(path),
  );
  if (!call?.bearer) return undefined;
  return token ?? (call.bearer === 'always' ? 'null' : undefined);
}

/** Returns a pattern of the paths that '/order/get/{orderNumber}' stands for. */
export function pathPattern(specPath: string): RegExp {
  return new RegExp(`^${specPath.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}
