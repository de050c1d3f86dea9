import { formatDateTime, formatSeconds } from '../../domain/dates';

/** Why a call has no status. */
const UNANSWERED = {
  network: 'senza risposta',
  timeout: 'tempo scaduto',
  aborted: 'interrotta',
} as const;

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
  recording: (moments: number, size: string) =>
    `Registrazione in corso: ${counted(moments, 'momento', 'momenti')}, ${size}`,

  player: 'Registrazione',
  slider: 'Momento della registrazione',
  moment: (moment: number, all: number, at: number) =>
    `Momento ${moment} di ${all}, ore ${formatSeconds(at)}`,
  beforeFirst: 'inizio della registrazione',
  dropped: (count: number) =>
    `All’inizio mancano ${counted(count, 'momento', 'momenti')}: la registrazione tiene solo gli ultimi.`,
  calls: (count: number) => `${counted(count, 'chiamata', 'chiamate')} fin qui`,
  callList: 'Chiamate fin qui',
  call: (
    at: number,
    method: string,
    path: string,
    status: number | keyof typeof UNANSWERED,
    milliseconds: number,
  ) =>
    `${formatSeconds(at)} ${method} ${path}: ${typeof status === 'number' ? status : UNANSWERED[status]}, ${milliseconds} ms`,
} as const;

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
