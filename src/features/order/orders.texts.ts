import type { Order, OrderLine, Failure } from '../../domain/types';
import { isOrderState, type OrderState } from '../../domain/orderState';
import { DELIVERY_DAYS, type OrderPriority } from '../../domain/priority';

export const orders = {
  states: {
    IN_PREPARATION: 'In Preparazione',
    CANCELLATION_IN_PROGRESS: 'Annullamento in corso',
    CANCELED: 'Annullato',
    SHIPPED: 'Spedito',
    DELIVERED: 'Consegnato',
    RETURN_START: 'Reso Avviato',
    REIMBURSED: 'Rimborsato',
  } satisfies Record<OrderState, string>,
  unknownState: (value: string) => `Stato sconosciuto: ${value}`,
  priorities: {
    STANDARD: `Standard (entro ${DELIVERY_DAYS.STANDARD} giorni)`,
    PRIORITARIO: `Prioritario (entro ${DELIVERY_DAYS.PRIORITARIO} giorni)`,
  } satisfies Record<OrderPriority, string>,
  loading: 'Caricamento dell’ordine…',
  loadFailed: "Errore nel recupero dell'ordine.",
  loadAllFailed: 'Errore nel recupero degli ordini.',
  notFound: 'Ordine non trovato o formato dati non valido.',
  lookUpAnother: 'Cerca un altro ordine',
  noLines: 'L’ordine non contiene prodotti.',
  productName: ({ name, productId }: Pick<OrderLine, 'name' | 'productId'>) =>
    name || `Prodotto ${productId}`,
  quantity: (quantity: number) => `Quantità: ${quantity}`,
} as const;

/** Returns a state's label; an unknown state is shown as it is (spec section 4). */
export function orderStateLabel(state: string): string {
  return isOrderState(state) ? orders.states[state] : orders.unknownState(state);
}

/** Returns an order's shipper and tracking code in one line; empty if it has neither. */
export function shipmentText({ shipper, shippingCode }: Pick<Order, 'shipper' | 'shippingCode'>) {
  return [shipper.trim(), shippingCode.trim()].filter(Boolean).join(' · ');
}

/** Returns the message for an order that cannot be loaded (spec section 8). */
export function orderLoadProblem(failure: Failure): string {
  if (failure.kind === 'refused') return failure.text || orders.notFound;
  return failure.kind === 'unreadable' ? orders.notFound : orders.loadFailed;
}
