import { formatDateTime } from '../../domain/dates';
import type { OrderLine } from '../../domain/types';

/** What a person declares when withdrawing from a contract; no reason is asked. */
export type Withdrawal = {
  name: string;
  email: string;
  orderNumber: string;
  /** The goods it is about. */
  lines: readonly Pick<OrderLine, 'name' | 'productId' | 'quantity'>[];
  /** Whether these are all the goods of the order. */
  isWhole: boolean;
  /** Epoch milliseconds. */
  declaredAt: number;
};

/** One line of goods as a declaration names it. */
export function describeLine({ name, productId, quantity }: Withdrawal['lines'][number]): string {
  return `${name || `Prodotto ${productId}`} (quantità ${quantity})`;
}

/** The declaration as a text, in the words of the law; it is what the seller receives. */
export function withdrawalStatement(withdrawal: Withdrawal): string {
  const { name, email, orderNumber, lines, isWhole, declaredAt } = withdrawal;
  return [
    'Dichiarazione di recesso ai sensi degli artt. 52 e seguenti del Codice del consumo (D.lgs. 6 settembre 2005, n. 206).',
    '',
    `Con la presente io, ${name} (${email}), comunico di recedere dal contratto di vendita relativo all’ordine ${orderNumber}, per ${isWhole ? 'tutti i prodotti' : 'i seguenti prodotti'}:`,
    ...lines.map((line) => `- ${describeLine(line)}`),
    '',
    `Data e ora della dichiarazione: ${formatDateTime(declaredAt)} (ora italiana).`,
  ].join('\n');
}
