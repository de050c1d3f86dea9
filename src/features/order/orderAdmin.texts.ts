import type { Failure } from '../../domain/failure';

/** The administrators' part of the order page. */
export const orderAdmin = {
  heading: 'Gestione dell’ordine',
  state: 'Stato ordine',
  noState: 'Scegli uno stato',
  updateState: 'Aggiorna Stato',
  stateMissing: 'Seleziona uno stato.',
  stateUpdated: 'Stato aggiornato con successo.',
  stateFailed: (failure: Failure) =>
    withServerText(failure, "Errore nell'aggiornamento dello stato.", true),
  shipper: 'Corriere',
  trackingCode: 'Codice di tracciamento',
  updateShipping: 'Aggiorna spedizione',
  shippingUpdated: 'Dati di spedizione aggiornati con successo.',
  shippingFailed: 'Errore durante l’aggiornamento dei dati di spedizione.',
  refund: 'Rimborsa',
  refundQuestion: (orderNumber: string, total: string) =>
    `Vuoi rimborsare ${total} per l’ordine ${orderNumber}?`,
  changedInto: (state: string) =>
    `nel frattempo l’ordine è passato a «${state}». Controlla e riprova.`,
  refunded: 'Rimborso avviato con successo.',
  refundFailed: (failure: Failure) => withServerText(failure, 'Errore durante il rimborso.', false),
} as const;

// 'Errore: …' with the backend's text, or the plain text where it sent none (spec section 8).
function withServerText(failure: Failure, plain: string, withStatus: boolean): string {
  if (failure.kind !== 'http' && failure.kind !== 'refused') return plain;
  const status = failure.kind === 'http' && withStatus ? failure.statusText : '';
  const text = failure.text.trim() || status.trim();
  return text === '' ? plain : `Errore: ${text}`;
}
