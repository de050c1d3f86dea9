import { formatCount, formatPlural } from '../../domain/formatCount';
import { productFields } from '../bulk-jobs/bulkJobs.texts';
import type { CsvProblem } from './productsCsv';

const products = (count: number) => formatPlural(count, 'prodotto', 'prodotti');
const locked = (rows: number) =>
  `${formatPlural(rows, 'riga è bloccata', 'righe sono bloccate')} da un salvataggio ancora aperto.`;

export const productTable = {
  description: 'Tutti i prodotti del negozio, da modificare in una tabella.',
  table: 'Prodotti',
  cover: 'Copertina',
  headers: {
    ...productFields,
    images: 'Immagini',
    stock: 'Disponibilità (sola lettura)',
    category: 'Categoria (sola lettura)',
  },
  /** After the numbers on phones, which have no headers above them. */
  units: { images: 'imm.', stock: 'disp.' },
  open: (title: string) => `Apri «${title}»`,
  empty: '—',
  was: (value: string) => `prima: ${value}`,
  changedTo: (value: string) => `Nel frattempo è diventato ${value}.`,
  keys: 'Frecce e Tab per spostarti; Invio, F2 o un doppio clic per modificare, oppure scrivi subito; Esc per rinunciare. Maiusc e ↑ o ↓ selezionano più celle, Ctrl D le riempie con la prima, Ctrl V incolla una colonna da un foglio di calcolo, Ctrl Z annulla e Ctrl Y ripete. Esc e poi Tab per uscire dalla tabella. Disponibilità, categoria e immagini qui non si possono cambiare.',
  loading: 'Caricamento dei prodotti…',
  failed: 'Errore nel caricamento dei prodotti.',
  none: 'Non ci sono ancora prodotti.',
  noMatch: 'Nessun prodotto trovato.',
  count: (shown: number, all: number) =>
    shown === all ? products(all) : `${products(shown)} su ${formatCount(all)}`,

  filters: 'Cerca e filtra i prodotti',
  search: 'Cerca nei prodotti',
  category: 'Categoria',
  allCategories: 'Tutte',
  shown: 'Mostra',
  shownOptions: {
    tutti: 'Tutti i prodotti',
    modificati: 'Solo i modificati',
    esauriti: 'Solo gli esauriti',
    'senza-immagini': 'Senza immagini',
  },
  clear: 'Azzera filtri',

  actions: 'Azioni sulla tabella',
  undo: 'Torna indietro',
  redo: 'Ripeti',
  fillDown: 'Riempi in basso',
  saveLater: 'Si può salvare quando è chiuso il salvataggio di prima.',
  locked,
  pasted: (count: number, lockedRows: number, beyond: number) =>
    `${formatPlural(count, 'riga incollata', 'righe incollate')}.${
      lockedRows > 0 ? ` ${locked(lockedRows)}` : ''
    }${
      beyond > 0
        ? ` ${formatPlural(beyond, 'riga non ha', 'righe non hanno')} trovato posto: la tabella finisce prima.`
        : ''
    }`,

  changes: 'Modifiche',
  edited: (count: number) => formatPlural(count, 'modifica', 'modifiche'),
  wrong: (count: number) => `${formatCount(count)} da correggere`,
  outdated: (count: number) =>
    formatPlural(count, 'su un valore cambiato nel frattempo', 'su valori cambiati nel frattempo'),
  limit: (max: number) => `Se ne salvano ${formatCount(max)} alla volta: le altre restano qui.`,
  list: 'Elenco delle modifiche',
  save: 'Salva',
  canceled: 'Modifiche annullate',
  restore: 'Ripristina',
  columns: {
    product: 'Prodotto',
    field: 'Campo',
    before: 'Prima',
    after: 'Diventa',
    actions: 'Azioni',
  },
  drop: 'Togli',
  dropOf: (title: string, field: string) => `Togli: ${field} di «${title}»`,
  gone: 'Il prodotto non c’è più.',

  exportCsv: (count: number) => `Esporta CSV (${products(count)})`,
  fileName: (day: string) => `prodotti-${day}.csv`,
  exported: (count: number, fileName: string, isEdited: boolean) =>
    `${formatPlural(count, 'prodotto esportato', 'prodotti esportati')} in ${fileName}${
      isEdited ? ', con le modifiche non ancora salvate' : ''
    }.`,
  importCsv: 'Importa CSV',
  importFile: 'File CSV',
  importTitle: 'Che cosa cambia con questo file',
  importLead:
    'Non è ancora stato inviato nulla: le differenze vanno nella tabella, da dove si salvano.',
  noDifference: 'Non c’è nessuna differenza da portare nella tabella.',
  take: (count: number) => `Porta nella tabella (${formatPlural(count, 'modifica', 'modifiche')})`,
  problems: 'Righe che non si possono usare',
  problem: (line: number, reason: string) => `Riga ${formatCount(line)}: ${reason}`,
  moreProblems: (count: number) => `Altri problemi non elencati: ${formatCount(count)}.`,
  csvProblems: {
    unknown: 'nessun prodotto ha questo ID',
    repeated: 'questo ID è già in una riga precedente',
    notAPrice: 'il prezzo non è valido',
    missing: 'manca un testo obbligatorio',
    misquoted:
      'una cella comincia con le virgolette ma non finisce con le virgolette, perciò da qui in poi il file non è stato letto',
  } satisfies Record<CsvProblem['reason'], string>,
  noIds: 'Nella prima riga manca la colonna «ID», oppure una fra «Nome», «Titolo» e «Prezzo».',
  unreadable: 'Il file non si può leggere.',
  importFailed: 'L’importazione non è riuscita. Controlla la connessione e riprova.',
} as const;
