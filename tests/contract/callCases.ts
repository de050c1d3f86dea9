import type { CallCase } from '#tests/support/apiCalls';

type Case = Omit<CallCase, 'endpoint'>;

/** Returns the cases of a resource's endpoints: the compiler asks for one of each. */
export function callCases<Endpoints>(
  _endpoints: Endpoints,
  cases: Record<keyof Endpoints & string, Case>,
): readonly CallCase[] {
  return Object.entries<Case>(cases).map(([endpoint, given]) => ({ endpoint, ...given }));
}
