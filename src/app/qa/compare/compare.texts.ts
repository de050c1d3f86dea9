import { formatDateTime } from '../../../domain/dates';
import { formatPlural as counted } from '../../../domain/formatCount';

/** The texts of the comparison of two replays, which shoppers never see. */
export const compare = {
  title: 'Confronto',
  library: 'Torna alla libreria',
  reading: 'Lettura dei due file…',
  noFile: 'Manca un file: scegline due nella libreria, o due momenti di una registrazione.',
  refused: (side: string, reason: string) => `${side} non si può riprodurre. ${reason}`,
  side: (side: string, name: string) => `${side}: ${name}`,
  where: (route: string, at: number) => `${route} · ${formatDateTime(at)}`,
  previous: 'Momento precedente',
  next: 'Momento seguente',
  loading: (page: string) => `Caricamento di ${page}…`,
  ofSide: (what: string, side: string) => `${what} di ${side}`,

  layout: 'Come si vedono',
  beside: 'Affiancate',
  over: 'Sovrapposte',
  divider: 'Confine fra A e B',
  dividedAt: (percent: number) => `A a sinistra per il ${percent} %, poi B`,
  scroll: (side: string) => `Pagina ${side}, da scorrere insieme all’altra`,

  differences: 'Differenze',
  count: (count: number, times: number) =>
    (count === 0 ? 'Nessuna differenza' : counted(count, 'differenza', 'differenze')) +
    (times === 0 ? '.' : `, oltre a ${counted(times, 'orario', 'orari')} di lettura.`),
  thing: 'Che cosa',
  field: 'Campo',
  page: 'la pagina',
  whole: 'tutto',
  missing: 'non c’è',
} as const;
