import type { OrderLineRecord } from './records';

/** Surcharge of PRIORITARIO on the product total, in per cent (spec section 9). */
const PRIORITY_SURCHARGE_PERCENT = 20;

/** What a purchase costs, in whole cents; shipping is free (spec section 9). */
export type Cost = { priorityCents: number; totalCents: number };

/** Euro to whole cents, rounded to the nearest. */
export function cents(euro: number): number {
  return Math.round(euro * 100);
}

/** Whole cents to euro with at most two decimals, as they go on the wire. */
export function euro(wholeCents: number): number {
  return wholeCents / 100;
}

/** Sum of price times quantity, and the surcharge on it rounded half up to the cent. */
export function costOf(lines: OrderLineRecord[], orderPriority: string): Cost {
  const productCents = lines.reduce(
    (sum, line) => sum + cents(line.product.price) * line.quantity,
    0,
  );
  const percent = orderPriority === 'PRIORITARIO' ? PRIORITY_SURCHARGE_PERCENT : 0;
  const priorityCents = Math.floor((productCents * percent + 50) / 100);
  return { priorityCents, totalCents: productCents + priorityCents };
}
