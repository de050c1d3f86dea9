import type { ShippingRecord } from './records';
import { HttpError } from './httpError';

const MAX_LENGTH = 200;

const FIELDS = [
  'name',
  'surname',
  'address',
  'civicNumber',
  'city',
  'province',
  'zipcode',
  'email',
  'telephoneNumber',
] as const satisfies readonly (keyof ShippingRecord)[];

/**
 * Shipping data from a request's body (spec section 3). Missing fields become empty, a number
 * as zipcode becomes five digits; 400 for any other type and for overlong text.
 */
export function readShipping(body: Record<string, unknown>): ShippingRecord {
  const entries = FIELDS.map((field) => [field, readField(field, body[field])]);
  return Object.fromEntries(entries) as ShippingRecord;
}

/** The same, but all nine fields must be there (spec section 5); 400 otherwise. */
export function readCompleteShipping(value: unknown): ShippingRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'Dati di spedizione mancanti.');
  }
  const shipping = readShipping(value as Record<string, unknown>);
  if (FIELDS.some((field) => shipping[field] === '')) {
    throw new HttpError(400, 'Dati di spedizione incompleti.');
  }
  return shipping;
}

function readField(field: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field === 'zipcode' && typeof value === 'number' && Number.isInteger(value) && value >= 0) {
    return value === 0 ? '' : String(value).padStart(5, '0');
  }
  if (typeof value !== 'string' || value.length > MAX_LENGTH) {
    throw new HttpError(400, 'Dati di spedizione non validi.');
  }
  return value.trim();
}
