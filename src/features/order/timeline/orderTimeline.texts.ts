import type { OrderEvent } from '../../../domain/orderTimeline';
import { orderStateLabel } from '../../../components/orders.texts';

export const orderTimeline = {
  heading: 'Cronologia vista da questo browser',
  lead: 'Non è la cronologia del server: qui c’è solo quello che questo browser ha visto o cambiato, e quando.',
  list: 'Che cosa ha visto questo browser',
  how: {
    read: 'visto',
    changed: 'modificato da questo browser',
  } satisfies Record<OrderEvent['how'], string>,
  noShipping: 'Corriere e codice tolti',
} as const;

/** What a sighting tells that the one before it did not. */
export function orderEventText(sighting: OrderEvent, before: OrderEvent | undefined): string {
  const { state, shipper, shippingCode } = sighting;
  const parcel = [shipper.trim(), shippingCode.trim()].filter(Boolean).join(' · ');
  const isParcelNew = before
    ? before.shipper !== shipper || before.shippingCode !== shippingCode
    : parcel !== '';
  return [
    before?.state !== state && orderStateLabel(state),
    isParcelNew && (parcel || orderTimeline.noShipping),
  ]
    .filter(Boolean)
    .join(', ');
}
