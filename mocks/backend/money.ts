import type { OrderLineRecord } from './records';

/** The surcharge of PRIORITARIO on the product total, in per cent (spec section 9). */
const PRIORITY_SURCHARGE_PERCENT = 20;

/** The cost of a purchase, in whole cents; shipping is free (spec section 9). */
export type Cost = { priorityCents: number; totalCents: number };

/** Converts euro to whole cents, rounded to the nearest. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Converts whole cents to euro with at most two decimals, as the API returns them. */
export function toEuro(wholeCents: number): number {
  return wholeCents / 100;
}

/** Returns the sum of price times quantity, and its surcharge, rounded half up to the cent. */
export function computeCost(lines: OrderLineRecord[], orderPriority: string): Cost {
  const lineCents = lines.map(({ product, quantity }) => toCents(product.price) * quantity);
  const productCents = lineCents.reduce((sum, amount) => sum + amount, 0);
  const percent = orderPriority === 'PRIORITARIO' ? PRIORITY_SURCHARGE_PERCENT : 0;
  const priorityCents = Math.floor((productCents * percent + 50) / 100);
  return { priorityCents, totalCents: productCents + priorityCents };
}
