import type { Failure } from '../domain/failure';
import { isOrderState, type OrderState } from '../domain/orderState';
import { DELIVERY_DAYS, type OrderPriority } from '../domain/priority';
import type { Order, OrderLine } from '../domain/types';

/** What every screen about orders says. */
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
  noLines: 'L’ordine non contiene prodotti.',
  productName: ({ name, productId }: Pick<OrderLine, 'name' | 'productId'>) =>
    name || `Prodotto ${productId}`,
  quantity: (quantity: number) => `Quantità: ${quantity}`,
} as const;

/** A state's label; a word that is none of the seven is shown as such (spec section 4). */
export function orderStateLabel(state: string): string {
  return isOrderState(state) ? orders.states[state] : orders.unknownState(state);
}

/** Returns an order's shipper and tracking code in one line; empty where it has neither. */
export function shipmentText({ shipper, shippingCode }: Pick<Order, 'shipper' | 'shippingCode'>) {
  return [shipper.trim(), shippingCode.trim()].filter(Boolean).join(' · ');
}

/** Why an order cannot be shown (spec section 8). */
export function orderLoadProblem(failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.text || orders.notFound;
    case 'unreadable':
      return orders.notFound;
    case 'network':
    case 'timeout':
    case 'http':
    case 'aborted':
      return orders.loadFailed;
  }
}

/** The backend's own words about why it said no, where it gave any that people can read. */
export function reasonOf(failure: Failure | undefined): string | null {
  const text = failure?.kind === 'http' || failure?.kind === 'refused' ? failure.text.trim() : '';
  return text === '' || text.length > LONGEST_REASON ? null : text;
}

// Longer texts are stack traces or pages, not reasons.
const LONGEST_REASON = 300;
