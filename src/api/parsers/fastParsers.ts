import { centsFromEuro, MAX_EURO } from '../../domain/money';
import { DEFAULT_PRIORITY, isOrderPriority } from '../../domain/priority';
import { NO_SHIPPING_DATA, SHIPPING_FIELDS, zipcodeText } from '../../domain/shipping';
import { readOptionalTime } from '../../domain/timestamps';
import { MAX_STARS } from '../../domain/limits';
import { detailsOf } from '../../domain/product';
import type { Feedback, Order, OrderLine, Product, ShippingData } from '../../domain/types';
import { toFeedback, type CheckedFeedback } from './toFeedback';
import { toProduct } from './toProduct';
import { isRecord, type UnknownRecord } from '../../domain/isRecord';

/**
 * Parses an order written exactly as in the specification (section 3), every field of its plain type; returns null for
 * anything else, which the schema then repairs or rejects. With 100,000 orders the schema would take longer than
 * everything else before the first row. A property test checks that both give the same results.
 */
export function parseOrderFast(wire: unknown): Order | null {
  if (!isRecord(wire)) return null;
  const { orderNumber, stateOfOrder, totalCost, priorityCost, totalQuantities } = wire;
  const lines = plainLines(wire['productsInCart']);
  const shippingData = plainShipping(wire['shippingData']);
  const placedAt = readOptionalTime(wire['timestamp']);
  const shipper = wire['shipper'] ?? '';
  const shippingCode = wire['shippingCode'] ?? '';
  if (
    typeof orderNumber !== 'string' ||
    orderNumber === '' ||
    typeof stateOfOrder !== 'string' ||
    !isExact(totalCost) ||
    !isExact(priorityCost) ||
    !isExact(totalQuantities) ||
    typeof shipper !== 'string' ||
    typeof shippingCode !== 'string' ||
    placedAt === undefined ||
    lines === null ||
    shippingData === null
  ) {
    return null;
  }
  const priority = wire['orderPriority'];
  return {
    orderNumber,
    placedAt,
    state: stateOfOrder,
    priority: isOrderPriority(priority) ? priority : DEFAULT_PRIORITY,
    shipper,
    shippingCode,
    lines,
    totalQuantities: Math.trunc(totalQuantities),
    priorityCostCents: centsFromEuro(priorityCost),
    totalCostCents: centsFromEuro(totalCost),
    shippingData,
  };
}

function plainLines(wire: unknown): OrderLine[] | null {
  if (!Array.isArray(wire)) return null;
  const lines: OrderLine[] = [];
  for (const line of wire as unknown[]) {
    const plain = isRecord(line) ? plainLine(line) : null;
    if (plain === null) return null;
    lines.push(plain);
  }
  return lines;
}

function plainLine({ product, quantity }: UnknownRecord): OrderLine | null {
  if (!isRecord(product) || !isExact(quantity)) return null;
  const { id, name, price, fileNames } = product;
  if (
    !isId(id) ||
    typeof name !== 'string' ||
    product['title'] !== undefined ||
    !isExact(price) ||
    !isListOfTexts(fileNames)
  ) {
    return null;
  }
  return {
    productId: String(id),
    name,
    priceCents: centsFromEuro(price),
    fileNames,
    quantity: Math.trunc(quantity),
  };
}

function plainShipping(wire: unknown): ShippingData | null {
  if (wire === null || wire === undefined) return NO_SHIPPING_DATA;
  if (!isRecord(wire)) return null;
  const data: ShippingData = { ...NO_SHIPPING_DATA };
  for (const field of SHIPPING_FIELDS) {
    const text = field === 'zipcode' ? zipcodeText(wire[field]) : wire[field];
    if (typeof text !== 'string') return null;
    data[field] = text;
  }
  return data;
}

// Any number is taken as an id, as it is written.
function isId(value: unknown): value is string | number {
  return typeof value === 'string' ? value !== '' : isExact(value);
}

function isExact(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_EURO;
}

function isOptionalText(value: unknown): boolean {
  return value == null || typeof value === 'string';
}

function isListOfTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/**
 * Parses a product that is written as in the specification (section 3); returns null for anything else, which the
 * schema repairs or rejects. For prerendered pages, which do not load the schema; a test checks that both give the same
 * results.
 */
export function parseProductFast(wire: unknown): Product | null {
  if (!isRecord(wire)) return null;
  const { id, price } = wire;
  const fileNames = wire['fileNames'] ?? [];
  if (
    !isId(id) ||
    typeof (wire['title'] ?? wire['name']) !== 'string' ||
    !isExact(price) ||
    !isListOfTexts(fileNames) ||
    !Object.entries(IS_PLAIN_DETAIL).every(([field, isPlain]) => isPlain(wire[field]))
  ) {
    return null;
  }
  return toProduct({ ...wire, id: String(id), price, fileNames });
}

const IS_PLAIN_DETAIL = detailsOf({ text: isOptionalText, wholeNumber: isOptionalWhole });

function isOptionalWhole(value: unknown): boolean {
  return value == null || (isExact(value) && Number.isInteger(value));
}

/**
 * Parses feedback that is written as in the specification (section 3) and names its product; returns null for anything
 * else, which the schema repairs or rejects. For the prerendered page, which does not load the schema; a test checks
 * that both give the same results.
 */
export function parseFeedbackFast(wire: unknown): Feedback | null {
  if (!isRecord(wire)) return null;
  const { id, buyerName, buyername, buyer_name, stars, feedbackS, description, product } = wire;
  const timeStamp = readOptionalTime(wire['timeStamp']);
  const images = wire['images'] ?? [];
  if (
    !isId(id) ||
    ![buyerName, buyername, buyer_name, feedbackS, description].every(isOptionalText) ||
    timeStamp === undefined ||
    !isExact(stars) ||
    stars < 0 ||
    stars > MAX_STARS ||
    !isListOfTexts(images) ||
    !isRecord(product) ||
    !isId(product['id']) ||
    ![product['title'], product['name']].every(isOptionalText)
  ) {
    return null;
  }
  const checked = { ...wire, id: String(id), timeStamp, stars, images } as CheckedFeedback;
  return toFeedback({ ...checked, product: { ...product, id: String(product['id']) } }, '');
}
