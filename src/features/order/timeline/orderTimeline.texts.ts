import type { OrderEvent } from '../../../domain/orderTimeline';
import { orderStateLabel, shipmentText } from '../../../components/orders.texts';

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

/** Describes how an event differs from the one before it. */
export function orderEventText(event: OrderEvent, before: OrderEvent | undefined): string {
  const { state, shipper, shippingCode } = event;
  const shipment = shipmentText(event);
  const isShipmentNew = before
    ? before.shipper !== shipper || before.shippingCode !== shippingCode
    : shipment !== '';
  return [
    before?.state !== state && orderStateLabel(state),
    isShipmentNew && (shipment || orderTimeline.noShipping),
  ]
    .filter(Boolean)
    .join(', ');
}
