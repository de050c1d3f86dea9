import { formatCount, GROUPED } from '../../domain/formatCount';
import type { Failure } from '../../domain/types';
import { MAX_IMAGE_BYTES, MAX_IMAGE_SIDE } from '../../components/prepareImages';
import { type ProductField } from '../../domain/product';
import { type ProductProblem } from '../../domain/productTexts';

export const productForm = {
  insertTitle: 'Nuovo prodotto',
  toTable: 'Modifica i prodotti in una tabella',
  editTitle: 'Modifica prodotto',
  fields: {
    name: 'Nome prodotto',
    title: 'Titolo',
    price: 'Prezzo',
    description: 'Descrizione',
  } satisfies Record<ProductField, string>,
  hints: {
    name: 'Il nome breve, per uso interno.',
    title: 'Quello che leggono i clienti.',
    price: 'In euro: 12,50 oppure 12.50, senza separare le migliaia.',
    description: 'Si mostra con gli a capo che scrivi.',
  } satisfies Record<ProductField, string>,
  problems: {
    missing: 'Campo obbligatorio.',
    notAPrice: 'Il prezzo inserito non è valido.',
  } satisfies Record<ProductProblem, string>,
  shownPrice: (price: string) => `Nel negozio: ${price}`,
  fieldsMissing: 'Compila tutti i campi obbligatori.',
  insert: 'Inserisci prodotto',
  save: 'Salva',

  images: 'Immagini',
  addImages: 'Aggiungi immagini',
  addInvitation: '+ Scegli immagini o trascinale qui',
  reduction: `Quelle oltre ${formatCount(MAX_IMAGE_SIDE)} pixel o ${MAX_IMAGE_BYTES / 1_000_000} MB vengono ridotte prima dell’invio. Partono tutte senza i dati nascosti (luogo, fotocamera).`,
  notReduced: (names: readonly string[]) =>
    names.length === 1
      ? `Non è stato possibile ridurre «${names[0]}»: parte nella sua grandezza.`
      : `Non è stato possibile ridurre ${names.map((name) => `«${name}»`).join(', ')}: partono nella loro grandezza.`,
  list: 'Immagini del prodotto',
  order: 'Ordine delle immagini',
  main: 'Principale',
  noImages: 'Ancora nessuna immagine.',
  orderHint:
    'La prima è la copertina. Per cambiare l’ordine trascina le immagini, oppure usa le frecce.',
  size: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${italian(bytes / 1_000_000)} MB`,
  drag: (position: number) => `Trascina immagine ${position}`,
  remove: (position: number) => `Rimuovi immagine ${position}`,
  delete: (position: number) => `Elimina immagine ${position}`,
  moveBefore: (position: number) => `Sposta prima immagine ${position}`,
  moveAfter: (position: number) => `Sposta dopo immagine ${position}`,
  dragHelp:
    'Premi Spazio per prendere l’immagine, le frecce su e giù per spostarla, di nuovo Spazio per lasciarla, Esc per rinunciare.',
  lifted: (position: number, count: number) => `Immagine ${position} di ${count} presa.`,
  over: (position: number, count: number) => `Posto ${position} di ${count}.`,
  moved: (position: number, count: number) => `L’immagine è ora al posto ${position} di ${count}.`,
  notMoved: 'L’immagine è rimasta al suo posto.',

  preparing: 'Preparazione delle immagini…',
  progress: 'Avanzamento dell’invio',
  percent: (sent: number) => `${Math.floor(sent * 100)}%`,
  saving: 'Salvataggio…',
  waitingForImages: 'Prima finiscono le modifiche alle immagini…',
  inserted: 'Prodotto inserito correttamente!',
  insertFailed: (failure: Failure) =>
    failure.kind === 'refused'
      ? "Errore nell'inserimento del prodotto."
      : 'Errore nella creazione del prodotto.',

  insertUnknown:
    'Non sappiamo se è stato inserito: guarda tra i prodotti prima di inserirlo di nuovo.',

  loading: 'Caricamento del prodotto…',
  notFound: 'Prodotto non trovato o errore nel caricamento.',
  saved: 'Prodotto aggiornato correttamente!',
  saveFailed: 'Errore durante il salvataggio.',
  saveUnknown:
    'Non sappiamo se le modifiche sono arrivate: guarda il prodotto prima di salvare di nuovo.',
  deleteQuestion: 'Sei sicuro di voler eliminare questa immagine?',
  deleting: 'Eliminazione dell’immagine…',
  deleted: 'Immagine eliminata.',
  deleteFailed: "Errore durante l'eliminazione dell'immagine.",
  uploadFailed: (failure: Failure, isUnknown: boolean) =>
    `Errore durante il caricamento delle immagini: ${reasonOfUpload(failure)}${isUnknown ? ` ${UPLOAD_UNKNOWN}` : ''}`,
  added: (count: number) => (count === 1 ? 'Immagine aggiunta.' : `${count} immagini aggiunte.`),
  unsent: (count: number, isUnknown: boolean) => {
    if (isUnknown) return count === 1 ? 'Forse non caricata:' : 'Forse non caricate:';
    return count === 1
      ? 'Un’immagine non è stata caricata.'
      : `${count} immagini non sono state caricate.`;
  },
  decideFirst:
    'Prima scegli «Riprova il caricamento» o «Rinuncia»: non sappiamo se le immagini sono arrivate.',
  sendAgain: 'Riprova il caricamento',
  giveUp: 'Rinuncia',

  canceled: 'Modifiche annullate',
  restore: 'Ripristina',
} as const;

const UPLOAD_UNKNOWN =
  'Non sappiamo se sono arrivate: guarda le immagini del prodotto prima di riprovare.';

// Status and body if the backend replied.
function reasonOfUpload(failure: Failure): string {
  switch (failure.kind) {
    case 'http':
      return `${failure.status} ${failure.text}`.trim();
    case 'refused':
      return failure.text;
    case 'timeout':
      return 'nessuna risposta in tempo.';
    case 'unreadable':
      return 'risposta non valida.';
    case 'network':
    case 'aborted':
      return 'connessione non riuscita.';
  }
}

function italian(number: number): string {
  return number.toLocaleString('it-IT', { maximumFractionDigits: 1, ...GROUPED });
}
