import type { INFO_PAGES } from '../../config/paths';
import { formatPlural } from '../../domain/formatCount';

export const commands = {
  title: 'Cerca e comandi',
  input: 'Cerca pagine, prodotti, ordini e comandi',
  results: 'Risultati',
  count: (count: number) => formatPlural(count, 'risultato', 'risultati'),
  nothing: (query: string) => `Nessun risultato per «${query}».`,
  nothingHint: 'Prova con un’altra parola, o con il numero di un ordine.',
  productsLoading: 'Lettura del catalogo…',
  pages: 'Pagine',
  actions: 'Azioni',
  orders: 'Ordini',
  products: 'Prodotti',
  openOrder: (orderNumber: string) => `Apri l’ordine ${orderNumber}`,
  seen: 'visto di recente',
  home: 'Home',
  homeWords: 'catalogo prodotti negozio',
  cartWords: 'acquisti cassa',
  infoWords: {
    contacts: 'assistenza aiuto telefono email',
    testimonials: 'feedback recensioni',
    legalGuarantee: 'difetto conformità riparazione sostituzione',
  } as Partial<Record<(typeof INFO_PAGES)[number], string>>,
  packingWords: 'imballare spedire scanner lettore codici qr',
  overviewWords: 'statistiche fatturato grafici',
  newProduct: 'Nuovo prodotto',
  newProductWords: 'inserisci crea aggiungi',
  productTableWords: 'catalogo prezzi listino titoli csv',
  profileWords: 'account password email telefono',
  loginWords: 'login accedi admin',
  admins: 'Amministratori',
} as const;
