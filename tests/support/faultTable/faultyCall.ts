import type { CartRecord } from '../../../mocks/backend/records';
import type { Seed } from '../../../mocks/seed/buildSeed';
import type { Fault, Need } from './faults';
import type { Step } from './steps';

/** A call of the backend that a screen makes, and what a person sees when it goes wrong. */
export type FaultyCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of spec section 7; ':name' stands for one segment. */
  path: string;
  needs: Need;
  /** Where the call is made, and what must be there before. */
  at: string;
  cart?: Partial<CartRecord>;
  change?: (seed: Seed) => void;
  isAdmin?: true;
  /** The steps that make the call; empty for a call on load. */
  act?: readonly Step[];
  /** The words of spec section 8; null where a failure is only logged. */
  says: string | null;
  /** Faults of which the words are others. */
  saysOf?: Partial<Record<Fault, string>>;
  /** Typed values that must not be lost: label and value. */
  keeps?: [label: string, value: string];
};

export const UNAUTHORIZED = 'Non autorizzato. Effettua il login come admin.';

/** The spec's message, and what stands in its place because the session has ended. */
export function orUnauthorized(says: string): Pick<FaultyCall, 'isAdmin' | 'says' | 'saysOf'> {
  return { isAdmin: true, says, saysOf: { '401': UNAUTHORIZED } };
}
