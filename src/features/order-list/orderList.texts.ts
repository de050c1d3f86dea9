import { formatCount, formatPlural } from '../../domain/formatCount';

const orders = (count: number) => formatPlural(count, 'ordine', 'ordini');
const selected = (count: number) => formatPlural(count, 'ordine selezionato', 'ordini selezionati');

export const orderList = {
  title: 'Ordini',
  description: 'Tutti gli ordini del negozio.',
  table: 'Ordini',
  headers: {
    orderNumber: 'Numero ordine',
    date: 'Data',
    state: 'Stato',
    total: 'Totale',
    details: 'Dettagli',
  },
  details: 'Dettagli',
  detailsOf: (orderNumber: string) => `Dettagli ${orderNumber}`,
  peek: (orderNumber: string) => `Anteprima dell’ordine ${orderNumber}`,
  closePeek: 'Chiudi l’anteprima',
  openOrder: 'Apri l’ordine',
  loading: 'Caricamento degli ordini…',
  empty: 'Nessun ordine trovato.',
  count: (shown: number, all: number) =>
    shown === all ? orders(all) : `${orders(shown)} su ${formatCount(all)}`,
  foundByPerson: 'trovati per nome, cognome o email',
  searchCustomers: (search: string) => `Cerca «${search}» fra nomi ed email dei clienti`,
  noCustomer: 'Nessun nome e nessuna email contiene queste parole.',
  keys: 'Con le frecce ↑ e ↓, Pag↑ e Pag↓, Inizio e Fine ti sposti fra gli ordini; con Spazio su «Dettagli» ne apri l’anteprima.',

  filters: 'Cerca e filtra gli ordini',
  search: 'Cerca per numero ordine',
  filter: 'Filtra per stato',
  allStates: 'Tutti gli stati',
  severalStates: 'Più stati',
  states: 'Stati da mostrare',
  more: 'Altri filtri',
  fromDay: 'Dal giorno',
  toDay: 'Al giorno',
  minTotal: 'Totale da',
  maxTotal: 'Totale fino a',
  denseRows: 'Righe compatte',
  clear: 'Azzera filtri',
  problems: {
    unreadable: 'Scrivi un importo in euro, come 25 oppure 25,90.',
    swapped: 'Il totale massimo è più piccolo del minimo.',
    swappedDays: 'Il giorno finale viene prima di quello iniziale.',
  },

  newOrders: (count: number) => formatPlural(count, 'nuovo ordine', 'nuovi ordini'),

  selectOrder: (orderNumber: string) => `Seleziona ordine ${orderNumber}`,
  selectAll: 'Seleziona tutti quelli mostrati',
  selection: 'Ordini selezionati',
  selected: (count: number, hidden: number) =>
    hidden === 0
      ? selected(count)
      : `${selected(count)} (${formatCount(hidden)} ${hidden === 1 ? 'nascosto' : 'nascosti'})`,
  clearSelection: 'Annulla selezione',
  openTabs: 'Apri i selezionati in schede',
  tabsBlocked: (blocked: number) =>
    blocked === 1
      ? 'Il browser ha bloccato 1 scheda. Consenti i popup per questo sito, oppure aprila da qui:'
      : `Il browser ha bloccato ${formatCount(blocked)} schede. Consenti i popup per questo sito, oppure aprile da qui:`,
  tabsLimit: (max: number, left: number) =>
    `Si aprono al massimo ${max} schede alla volta: ne ${left === 1 ? 'resta 1' : `restano ${formatCount(left)}`}.`,
  openMore: 'Apri le altre',

  views: {
    title: 'Viste salvate',
    save: 'Salva questa vista',
    changed: (name: string) => `«${name}» modificata`,
    reset: 'Annulla le modifiche',
    saveChanged: 'Salva le modifiche',
    name: 'Nome della vista',
    saveName: 'Salva',
    overwrite: 'Sovrascrivi',
    rename: 'Rinomina',
    delete: 'Elimina',
    deleted: (name: string) => `Vista «${name}» eliminata.`,
    restore: 'Ripristina',
    noPerson: 'La ricerca per nome o email non si salva: la vista tiene solo i filtri.',
    nameMissing: 'Scrivi un nome per la vista.',
  },
} as const;
