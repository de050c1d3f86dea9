import { isRecord, type UnknownRecord } from '../../src/domain/isRecord';
import { httpAssert } from './httpError';
import { SHIPPING_FIELDS, type ShippingRecord } from './records';

const MAX_LENGTH = 200;

/**
 * Parses the shipping data of a request (spec section 3). Missing fields become empty, a number
 * as zipcode becomes five digits. Throws 400 for other types and for texts that are too long.
 */
export function parseShipping(body: UnknownRecord): ShippingRecord {
  const entries = SHIPPING_FIELDS.map((field) => [field, parseField(field, body[field])]);
  return Object.fromEntries(entries) as ShippingRecord;
}

/** Parses shipping data of which no field may be missing (spec section 5). Throws 400 otherwise. */
export function parseCompleteShipping(value: unknown): ShippingRecord {
  httpAssert(isRecord(value), 400, 'Dati di spedizione mancanti.');
  const shipping = parseShipping(value);
  const isComplete = SHIPPING_FIELDS.every((field) => shipping[field] !== '');
  httpAssert(isComplete, 400, 'Dati di spedizione incompleti.');
  return shipping;
}

function parseField(field: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  if (field === 'zipcode' && typeof value === 'number' && Number.isInteger(value) && value >= 0) {
    return value === 0 ? '' : String(value).padStart(5, '0');
  }
  const isText = typeof value === 'string' && value.length <= MAX_LENGTH;
  httpAssert(isText, 400, 'Dati di spedizione non validi.');
  return value.trim();
}
