import { GROUPED } from '../domain/formatCount';

/** Why a file cannot be replayed. */
export const refusals = {
  tooLarge: (megabytes: number) =>
    `Il file è troppo grande: se ne possono riprodurre fino a ${megabytes} MB.`,
  empty: 'Il file è vuoto.',
  truncated: 'Il file è incompleto: si interrompe prima della fine. Scaricalo di nuovo.',
  notJson: 'Il file non è uno snapshot: non contiene JSON leggibile.',
  tooDeep: 'Il file non è uno snapshot: i dati sono annidati troppo in profondità.',
  forbiddenKey: (key: string) => `Il file contiene la chiave «${key}», che non è ammessa.`,
  foreign: 'Il file contiene JSON, ma non è uno snapshot né una registrazione di questo negozio.',
  noVersion: 'Il file non dice quale versione del formato usa.',
  newer: (version: number, known: number) =>
    `Il file usa la versione ${version} del formato; questa pagina arriva alla ${known}. Aggiorna il negozio e riprova.`,
  unknownVersion: (version: number) => `Non esiste una versione ${version} del formato.`,
  wrong: (path: string) => `Il file non è valido: il valore di «${path}» non è quello atteso.`,
  misfit: (moment: number) =>
    `La registrazione non è valida: il momento ${moment} non continua quello prima.`,
  busy: 'Una modifica in blocco è in corso: aspetta che finisca, o fermala.',
  recording: 'Una registrazione è in corso: prima terminala.',
  unreadable: 'Il file non si può leggere.',
  otherOrigin: 'Si può riprodurre solo un file di questo stesso sito o di questo computer.',
  notFound: (status: number) => `Il file non si può scaricare (risposta ${status}).`,
} as const;

/** Formats a file's size for people. */
export function fileSize(bytes: number): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  const digits = amount < 10 ? 1 : 0;
  return `${amount.toLocaleString('it-IT', { maximumFractionDigits: digits, ...GROUPED })} ${unit}`;
}

export const report = {
  title: 'Segnala un problema',
  lead: 'Scarica il file e mandalo con due parole su che cosa non va: chi ti aiuta rivede questa pagina come la vedi tu adesso.',
  containsTitle: 'Nel file ci sono',
  contains:
    'la pagina aperta, i prodotti, il contenuto del carrello, gli ordini che hai davanti (numero, date, importi, stato) e i messaggi mostrati.',
  replacedTitle: 'Al posto dei dati personali',
  replaced:
    'nomi, indirizzi, e-mail e telefoni diventano nomi inventati (per esempio «Nome 1»); commenti e testi scritti nei moduli diventano «Xxxx xxx».',
  leftOutTitle: 'Non ci sono',
  leftOut: 'password, codici e credenziali di accesso.',
  send: (size: string, address: string) =>
    `Il file pesa ${size} e resta sul tuo dispositivo finché non lo mandi tu: ${address}`,
  preview: 'Guarda il contenuto',
  previewName: 'Contenuto del file',
  cut: (shown: string, all: string) => `… (i primi ${shown} di ${all})`,
  save: 'Scarica il file',
  tooLarge: (megabytes: number) =>
    `Ci sono molti dati: un file oltre ${megabytes} MB non si può riprodurre.`,
  saved: (name: string, size: string) => `Segnalazione scaricata: ${name} (${size}).`,
} as const;
