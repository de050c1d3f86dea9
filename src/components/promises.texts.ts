import { SHOP } from '../config/shop';
import { RETURN_WINDOW_DAYS } from '../domain/limits';
import { DELIVERY_DAYS } from '../domain/priority';

export const promises = {
  delivery: `Spedizione gratuita: consegna entro ${DELIVERY_DAYS.STANDARD} giorni, entro ${DELIVERY_DAYS.PRIORITARIO} con priorità`,
  returns: `Reso entro ${RETURN_WINDOW_DAYS} giorni dalla consegna`,
  payment: 'Pagamento con carta su una pagina sicura',
  freeDelivery: 'Spedizione gratuita',
  returnsInShort: `Reso entro ${RETURN_WINDOW_DAYS} giorni`,
  paymentInShort: 'Carta su pagina sicura',
  since: `Online dal ${SHOP.since}`,
} as const;
