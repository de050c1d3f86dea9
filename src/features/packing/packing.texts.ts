import { formatPlural } from '../../domain/formatCount';

export const packing = {
  description: 'Imballa e spedisci un ordine dopo l’altro con il lettore di codici.',
  scan: 'Scansiona o scrivi un ordine',
  scanHint:
    'Il codice QR della lista di imballaggio, un numero d’ordine o l’indirizzo di un ordine.',
  open: 'Apri ordine',
  noCode: 'Scansiona o scrivi un numero d’ordine.',
  unknown: (code: string) => `Nessun ordine con il codice «${code}»`,
  notToShip: (state: string) =>
    `Attenzione: questo ordine non è più da spedire. Il suo stato è «${state}».`,
  lines: 'Da mettere nel pacco',
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  left: (count: number) =>
    count === 0
      ? 'Tutto nel pacco.'
      : `${count === 1 ? 'Manca' : 'Mancano'} ancora ${formatPlural(count, 'articolo', 'articoli')}.`,
  shipped: (orderNumber: string) => `Ordine ${orderNumber} spedito: scansiona il prossimo.`,
  saved: (orderNumber: string) => `Ordine ${orderNumber} salvato: scansiona il prossimo.`,
  notShipped: (orderNumber: string) =>
    `Ordine ${orderNumber} salvato, ma non segnato come Spedito. Scansiona il prossimo.`,
  qr: (orderNumber: string) => `Codice QR dell’ordine ${orderNumber}`,
} as const;
