import type { OrderState } from '../../domain/orderState';
import type { Failure } from '../../domain/types';
import { formatCount } from '../../domain/formatCount';
import type { OrderEvent } from '../../domain/orderTimeline';
import { orderStateLabel, shipmentText } from './orders.texts';

export const order = {
  title: (orderNumber: string) => `Ordine ${orderNumber}`,
  description: 'Lo stato di un ordine, la sua spedizione e quello che contiene.',
  progress: 'Avanzamento dell’ordine',
  /** The steps are named after events, not by the states' labels. */
  steps: {
    IN_PREPARATION: 'Preparazione',
    CANCELLATION_IN_PROGRESS: 'Richiesta di annullamento',
    CANCELED: 'Annullamento',
    SHIPPED: 'In viaggio',
    DELIVERED: 'Consegna',
    RETURN_START: 'Reso',
    REIMBURSED: 'Rimborso',
  } satisfies Record<OrderState, string>,
  stepDone: 'fatto',
  stepNext: 'da fare',

  detailsHeading: 'Dettagli',
  state: 'Stato',
  date: 'Data',
  noDate: 'Non disponibile',
  priority: 'Priorità',
  shipper: 'Corriere',
  noShipper: 'Non ancora assegnato',
  trackingCode: 'Codice di tracciamento',
  noTrackingCode: 'Non ancora disponibile',
  copy: 'Copia',
  copyAddress: 'Copia indirizzo',
  copied: 'Copiato!',
  copyFailed: 'Copia non riuscita: seleziona il codice e copialo a mano.',

  linesHeading: 'Prodotti',
  lines: 'Prodotti dell’ordine',
  each: 'cad.',
  totalsHeading: 'Totali',
  productsTotal: 'Totale prodotti',
  surcharge: 'Supplemento priorità',
  shipping: 'Spedizione',
  shippingFree: 'Gratuita',
  total: 'Totale',
  shippingHeading: 'Dati di spedizione',
  noShippingData: 'Non disponibili.',

  customersActions: 'Azioni del cliente',
  actionsHeading: 'Che cosa vuoi fare?',
  cancel: 'Annulla ordine',
  cancelled: "Richiesta d'annullamento inoltrata!",
  cancelTooLate: "Non è più possibile annullare l'ordine.",
  cancelFailed: 'Errore nella richiesta di annullamento.',
  cancelUnknown:
    'Non sappiamo se è arrivata: prima di inviarla di nuovo guarda lo stato dell’ordine.',
  askReturn: 'Richiedi reso',
  leaveFeedback: 'Lascia un feedback',
  buyAgain: 'Compra di nuovo',
  buyingAgain: 'Aggiunta al carrello…',
  boughtAgain: (kind: 'success' | 'error', problems: readonly string[]) => {
    if (problems.length === 0) return 'I prodotti dell’ordine sono nel carrello.';
    const all = problems.join(', ');
    return kind === 'success'
      ? `I prodotti dell’ordine sono nel carrello, tranne: ${all}.`
      : `Nessun prodotto è stato aggiunto al carrello: ${all}.`;
  },
  notBought: (name: string, problem: string) => `${name} (${problem})`,
  gone: 'non più in vendita',
  soldOut: 'esaurito',
  only: (count: number, ordered: number) => `solo ${count} su ${ordered}`,
  allInCart: 'nel carrello ci sono già tutti quelli che puoi ordinare',
  addFailed: 'non aggiunto per un errore: guarda nel carrello e aggiungilo dalla sua pagina',
  toCart: 'Vai al carrello',
} as const;

const UPDATE_UNKNOWN =
  'Non sappiamo se la modifica è arrivata: guarda l’ordine prima di inviarla di nuovo.';

/** The administrators' part of the order page. */
export const orderAdmin = {
  heading: 'Gestione dell’ordine',
  state: 'Stato ordine',
  noState: 'Scegli uno stato',
  updateState: 'Aggiorna Stato',
  stateMissing: 'Seleziona uno stato.',
  stateUpdated: 'Stato aggiornato con successo.',
  stateFailed: (failure: Failure, isUnknown: boolean) => ({
    ...withServerText(failure, "Errore nell'aggiornamento dello stato.", true),
    more: isUnknown ? UPDATE_UNKNOWN : undefined,
  }),
  shipper: 'Corriere',
  trackingCode: 'Codice di tracciamento',
  alsoShipped: 'Segna anche come Spedito',
  thenNext: 'Poi il prossimo',
  savedBefore: (orderNumber: string, texts: readonly string[]) =>
    `Ordine ${orderNumber}: ${texts.join(' ')}`,
  onlyStateUndone: 'È stata annullata solo la modifica dello stato.',
  updateShipping: 'Aggiorna spedizione',
  shippingUpdated: 'Dati di spedizione aggiornati con successo.',
  shippingFailed: 'Errore durante l’aggiornamento dei dati di spedizione.',
  updateUnknown: UPDATE_UNKNOWN,
  refund: 'Rimborsa',
  refundQuestion: (orderNumber: string, total: string, isAgain: boolean) =>
    isAgain
      ? `L’ordine ${orderNumber} è già rimborsato. Vuoi rimborsare di nuovo ${total}?`
      : `Vuoi rimborsare ${total} per l’ordine ${orderNumber}?`,
  refunded: 'Rimborso avviato con successo.',
  refundedMeanwhile: 'L’ordine è già rimborsato: il rimborso non è stato inviato.',
  refundFailed: (failure: Failure) => withServerText(failure, 'Errore durante il rimborso.', false),
  refundUnknown: 'L’esito non è noto: controlla l’ordine prima di rimborsare di nuovo.',
} as const;

/** A text, and whether it contains the backend's words. */
type ServerText = { text: string; isForeign?: true };

// Returns 'Errore: …' with the backend's text, or the plain text if it sent none (spec section 8).
function withServerText(failure: Failure, plain: string, withStatus: boolean): ServerText {
  if (failure.kind !== 'http' && failure.kind !== 'refused') return { text: plain };
  const status = failure.kind === 'http' && withStatus ? failure.statusText : '';
  const text = failure.text.trim() || status.trim();
  return text === '' ? { text: plain } : { text: `Errore: ${text}`, isForeign: true };
}

/** Links to the adjacent orders, for administrators; also listed among the shortcuts. */
export const orderNavigation = {
  navigation: 'Altri ordini',
  previous: 'Ordine precedente',
  next: 'Ordine successivo',
  position: (position: number, count: number) =>
    `${formatCount(position)} di ${formatCount(count)}`,
} as const;

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
