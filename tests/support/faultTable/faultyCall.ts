import type { CartRecord } from '../../../mocks/backend/records';
import type { Seed } from '../../../mocks/seed/buildSeed';
import type { DraftsState } from '../../../src/features/form-drafts/draftsSlice';
import type { Fault, Need } from './faults';
import type { Step } from './steps';

/** A call of the backend that a screen makes, and what the screen shows when it fails. */
export type FaultyCall = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path of spec section 7; ':name' stands for one segment. */
  path: string;
  needs: Need;
  /** The page that makes the call, and what it needs before. */
  at: string;
  cart?: Partial<CartRecord>;
  change?: (seed: Seed) => void;
  drafts?: DraftsState;
  isAdmin?: true;
  /** The steps that make the call; empty for a call on load. */
  act?: readonly Step[];
  /** The text of spec section 8; null if a failure is only logged. */
  says: string | null;
  /** Faults with a text of their own. */
  saysOf?: Partial<Record<Fault, string>>;
  /** Typed values that must not be lost: label and value. */
  keeps?: [label: string, value: string];
};

export const UNAUTHORIZED = 'Non autorizzato. Effettua il login come admin.';

/** Returns the specified text, and the one that replaces it after a 401, which ends the session. */
export function orUnauthorized(says: string): Pick<FaultyCall, 'isAdmin' | 'says' | 'saysOf'> {
  return { isAdmin: true, says, saysOf: { '401': UNAUTHORIZED } };
}
