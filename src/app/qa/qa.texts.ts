import type { Write } from '../../api/invalidation';
import { formatDateTime, formatSeconds } from '../../domain/dates';
import { formatPlural as counted } from '../../domain/formatCount';

/** Why a call has no status. */
const UNANSWERED = {
  network: 'senza risposta',
  timeout: 'tempo scaduto',
  aborted: 'interrotta',
} as const;

const NEXT = {
  moment: 'Momento seguente',
  action: 'Azione seguente',
  call: 'Chiamata seguente',
  error: 'Errore seguente',
  message: 'Messaggio seguente',
} as const;
const PREVIOUS: Record<keyof typeof NEXT, string> = {
  moment: 'Momento precedente',
  action: 'Azione precedente',
  call: 'Chiamata precedente',
  error: 'Errore precedente',
  message: 'Messaggio precedente',
};

/** Names what a person does, by the endpoint of the write that begins. */
const WRITES: Record<Write, string> = {
  addToCart: 'aggiungere al carrello',
  removeFromCart: 'togliere dal carrello',
  emptyCart: 'svuotare il carrello',
  updateQuantity: 'cambiare la quantità',
  updateDelivery: 'cambiare la priorità',
  saveShippingData: 'salvare i dati di spedizione',
  startCheckout: 'andare al pagamento',
  deleteProduct: 'eliminare il prodotto',
  createProduct: 'creare il prodotto',
  updateProduct: 'modificare il prodotto',
  deleteProductImage: 'eliminare un’immagine',
  addProductImages: 'aggiungere immagini',
  addFeedback: 'lasciare un’opinione',
  updateOrderState: 'cambiare lo stato dell’ordine',
  updateOrderShipping: 'cambiare la spedizione dell’ordine',
  cancelOrder: 'annullare l’ordine',
  refundOrder: 'rimborsare l’ordine',
  returnOrder: 'chiedere il reso',
  login: 'accedere',
  logout: 'uscire',
  recoverPassword: 'chiedere una password nuova',
  resetPassword: 'reimpostare la password',
  registerAdmin: 'registrare un amministratore',
  activateAdmin: 'attivare un amministratore',
  acceptAdmin: 'accettare un amministratore',
  deleteAdmin: 'eliminare un amministratore',
  updateEmail: 'cambiare l’email',
  updateTelephone: 'cambiare il telefono',
  updatePassword: 'cambiare la password',
  confirmEmail: 'confermare l’email',
  confirmTelephone: 'confermare il telefono',
};

/** The texts of QA's tools, which shoppers never see. */
export const qa = {
  tools: 'Strumenti QA',
  menu: 'QA',
  open: 'Apri uno snapshot o una registrazione…',
  file: 'File dello snapshot',
  save: 'Scarica uno snapshot',
  dropHere: 'Lascia qui il file per riprodurlo',
  notReplayed: 'Il file non è stato riprodotto.',
  replay: 'Riproduzione',
  taken: (at: number) => `Riproduzione di una pagina del ${formatDateTime(at)}`,
  where: (route: string, { width, height }: { width: number; height: number }) =>
    `${route} · finestra ${width} × ${height}`,
  with: (locale: string, timezone: string) => `${locale} · ${timezone}`,
  sealed: 'Niente esce da questa pagina: le modifiche non vengono inviate.',
  leave: 'Esci dalla riproduzione',
  refused: 'Questa è una riproduzione: la modifica non è stata inviata.',

  beginRecording: 'Registra da qui',
  endRecording: 'Termina e scarica la registrazione',
  recordingSaved: (name: string) => `Registrazione scaricata: ${name}.`,
  playRecorded: 'Riproduci la registrazione',
  recording: (moments: number, size: string) =>
    `Registrazione in corso: ${counted(moments, 'momento', 'momenti')}, ${size}`,

  player: 'Registrazione',
  slider: 'Momento della registrazione',
  moment: (moment: number, all: number, at: number) =>
    `Momento ${moment} di ${all}, ore ${formatSeconds(at)}`,
  beforeFirst: 'inizio della registrazione',
  dropped: (count: number) =>
    `All’inizio mancano ${counted(count, 'momento', 'momenti')}: la registrazione tiene solo gli ultimi.`,
  noSuchMoment: (wanted: string, last: number | null) =>
    last === null
      ? `Il momento «${wanted}» non c’è: questo file è uno snapshot, cioè un momento solo.`
      : `Il momento «${wanted}» non c’è: la registrazione arriva al ${last}, che vedi qui.`,

  share: 'Condividi',
  note: 'Nota',
  noteHint: 'Nel file diventa «Xxxx xxx», come ogni testo scritto: leggibile resta solo qui.',
  noteOf: (note: string) => `Nota: ${note}`,
  copyLink: 'Copia il link',
  linkCopied: 'Link copiato: apre questo momento.',
  linkCopiedHere:
    'Link copiato: vale solo in questo browser, che tiene il file. Agli altri manda lo snapshot.',
  linkTo: (link: string) => `Il link a questo momento: ${link}`,
  noLink: 'Un file del disco non ha un link: copialo come snapshot.',
  copySnapshot: 'Copia come snapshot',
  snapshotName: (at: string) => `momento-${at}.json`,
  snapshotCopied: (name: string) => `Momento salvato: ${name}.`,

  play: 'Riproduci',
  pause: 'Pausa',
  back: 'Indietro',
  forward: 'Avanti',
  step: 'Passo',
  steps: {
    moment: 'Un momento',
    action: 'Un’azione',
    call: 'Una chiamata',
    error: 'Un errore',
    message: 'Un messaggio',
  },
  speed: 'Velocità',
  times: (speed: number) => ({ 0.25: '¼ ×', 0.5: '½ ×' })[speed] ?? `${speed} ×`,
  shortenPauses: 'Accorcia le pause',
  keys: 'Tasti (?)',
  keysTitle: 'Tasti del lettore',
  keyNames: {
    Space: 'Spazio',
    ArrowRight: '→',
    ArrowLeft: '←',
    Home: 'Inizio',
    End: 'Fine',
    'Shift+a': 'Maiusc+A',
    'Shift+c': 'Maiusc+C',
    'Shift+e': 'Maiusc+E',
    'Shift+s': 'Maiusc+S',
  } as Record<string, string>,
  playOrPause: 'Riproduci o ferma',
  nextOf: (step: keyof typeof NEXT) => NEXT[step],
  previousOf: (step: keyof typeof NEXT) => PREVIOUS[step],
  toStart: 'All’inizio',
  toEnd: 'Alla fine',
  faster: 'Più veloce',
  slower: 'Più lento',
  markKey: 'Segna questo momento per i confronti',

  side: 'Accanto al lettore',
  events: 'Che cosa è successo',
  filter: 'Mostra nell’elenco',
  kinds: {
    action: 'azioni',
    call: 'chiamate',
    refused: 'rifiutate',
    failed: 'fallite',
    error: 'errori',
    message: 'messaggi',
    other: 'altro',
  },
  // Maps: an event of a file may be called 'constructor'.
  actions: new Map([
    ...Object.entries(WRITES),
    ['page/addressChanged', 'cambiare indirizzo'],
    ['pageState/pageOpened', 'aprire una pagina'],
    ['drafts/drafted', 'scrivere in un modulo'],
  ]),
  /** Events that no person causes. */
  others: new Map([
    ['page/scrolled', 'pagina scorsa'],
    ['page/resized', 'finestra ridimensionata'],
  ]),
  rejected: (endpoint: string) => `${endpoint}: non riuscita`,
  unknownEvent: (event: string) => `evento sconosciuto: ${event}`,
  call: (
    method: string,
    path: string,
    status: number | keyof typeof UNANSWERED,
    milliseconds: number,
  ) =>
    `${method} ${path}: ${typeof status === 'number' ? status : UNANSWERED[status]}, ${milliseconds} ms`,

  changes: 'Che cosa è cambiato',
  changesWhenPaused: 'Ferma la riproduzione per vedere che cosa è cambiato.',
  changesBetween: (base: number, moment: number, isMarked: boolean, count: number) =>
    `Dal momento ${base}${isMarked ? ' (segnato)' : ''} al momento ${moment}: ${counted(count, 'differenza', 'differenze')}`,
  changesMarked: 'Nella pagina ciò che è cambiato ha un contorno tratteggiato.',
  compareWith: (moment: number) => `Confronta con il momento ${moment}`,
  recordedAt: (at: number) => `Registrazione del ${formatDateTime(at)}`,
  notKept: 'Il browser non ha potuto tenere la registrazione: senza, il confronto non si apre.',
  mark: 'Segna questo momento',
  unmark: (moment: number) => `Togli il segno dal momento ${moment}`,
  added: 'aggiunto',
  gone: 'tolto',
  changed: 'cambiato',
  branch: (parts: number, changes: number) =>
    `(${changes > 0 ? counted(changes, 'differenza', 'differenze') : counted(parts, 'parte', 'parti')})`,
  moreBranches: (count: number) => `Mostra altre ${count}`,
  first: 'Prima volta',
  latest: 'Ultima volta',
  firstChange: (name: string) => `Prima volta che «${name}» cambia`,
  latestChange: (name: string) => `Ultima volta che «${name}» cambia fin qui`,
  neverChanged: (name: string) => `«${name}» non cambia mai in questa registrazione.`,
} as const;
