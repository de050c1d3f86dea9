import { formatPlural as counted } from '../../../domain/formatCount';

/** The texts of the library of snapshots, which shoppers never see. */
export const library = {
  title: 'Snapshot',
  lead: 'Le pagine e le registrazioni del repository, quelle tenute in questo browser e quelle delle segnalazioni.',
  add: 'Aggiungi file…',
  file: 'File da tenere',
  dropHere: 'Lascia qui i file per tenerli nella libreria',
  search: 'Cerca',
  source: 'Da dove',
  allSources: 'Tutto',
  sources: { stored: 'Repository', kept: 'Questo browser', report: 'Segnalazioni' },
  receiver: 'Indirizzo delle segnalazioni',
  receiverHint: 'Quello che scrive «npm run reports», per esempio http://localhost:8790',
  readReports: 'Leggi le segnalazioni',
  noReceiver: (address: string) =>
    `A ${address} non risponde nessun ricevitore di segnalazioni. Avvialo con «npm run reports».`,
  noStorage: 'Questo browser non permette di tenere file.',
  gone: 'Questo file non è più nella libreria.',
  empty: 'Nessuno snapshot con questa ricerca.',
  count: (count: number) => counted(count, 'file', 'file'),

  columns: { pick: 'Scelta', file: 'File', page: 'Pagina', state: 'Stato', actions: 'Azioni' },
  reading: 'Lettura…',
  version: (version: number) => `formato ${version}`,
  pick: (name: string) => `Scegli ${name}`,
  open: 'Riproduci',
  openOf: (name: string) => `Riproduci ${name}`,
  edit: 'Nome e parole chiave',
  editOf: (name: string) => `Nome e parole chiave di ${name}`,
  name: 'Nome',
  tags: 'Parole chiave, separate da virgole',
  save: 'Salva',
  remove: 'Elimina',
  removeOf: (name: string) => `Elimina ${name}`,
  sureRemove: (name: string) => `Vuoi eliminare «${name}»? Non si può annullare.`,
  removeFailed: (name: string) => `«${name}» non è stato eliminato. Riprova.`,

  compare: 'Confronta',
  compareTwo: (count: number) =>
    count === 0
      ? 'Scegli due file per confrontarli.'
      : `Scegli due file per confrontarli: ora ${count === 1 ? 'ne è scelto 1' : `ne sono scelti ${count}`}.`,
  replayAll: (count: number) => `Riproduci tutti (${count})`,
  replayChosen: (count: number) => `Riproduci i file scelti (${count})`,
  stop: 'Ferma',
  left: (count: number) =>
    `Fermato: ${counted(count, 'file non è stato riprodotto', 'file non sono stati riprodotti')}.`,
  progress: (done: number, all: number) => `${done + 1} di ${all}…`,
  replayed: (count: number, different: number) =>
    `${counted(count, 'pagina riprodotta', 'pagine riprodotte')}: ${different === 0 ? 'nessuna è diversa' : counted(different, 'è diversa', 'sono diverse')}.`,
  results: 'Che cosa è diverso',
  atMoment: (moment: number) => `momento ${moment}, `,
  wordsNew: (words: string) => `in più: ${words}`,
  wordsGone: (words: string) => `in meno: ${words}`,
  notCompared: (count: number) =>
    `${counted(count, 'file non ha', 'file non hanno')} un albero da confrontare.`,

  recording: (moments: number) => `registrazione di ${counted(moments, 'momento', 'momenti')}`,
  cart: (lines: number) => `carrello con ${counted(lines, 'prodotto', 'prodotti')}`,
  noCart: 'carrello vuoto',
  orders: (count: number) => counted(count, 'ordine', 'ordini'),
  admin: 'amministratore',
  failed: (count: number) => counted(count, 'lettura fallita', 'letture fallite'),
  typed: 'testo scritto in un modulo',
  offline: 'senza connessione',
  error: 'un errore in vista',
} as const;
