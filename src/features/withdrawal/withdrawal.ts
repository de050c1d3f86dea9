import { orders } from '../order/orders.texts';
import { formatDateTime } from '../../domain/dates';
import type { OrderLine, Order } from '../../domain/types';

/** A declaration of withdrawal from a contract; it needs no reason. */
export type Withdrawal = {
  name: string;
  email: string;
  orderNumber: string;
  /** The goods that it covers; empty if the order could not be read. */
  lines: Pick<OrderLine, 'name' | 'productId' | 'quantity'>[];
  /** Whether these are all the goods of the order. */
  isWhole: boolean;
  /** Epoch milliseconds. */
  declaredAt: number;
};

/** Describes one line of goods as in a declaration. */
export function describeLine(line: Withdrawal['lines'][number]): string {
  return `${orders.productName(line)} (quantità ${line.quantity})`;
}

/** Returns the text of the declaration for the seller, in the words of the law. */
export function withdrawalStatement(withdrawal: Withdrawal): string {
  const { name, email, orderNumber, lines, isWhole, declaredAt } = withdrawal;
  return [
    'Dichiarazione di recesso ai sensi degli artt. 52 e seguenti del Codice del consumo (D.lgs. 6 settembre 2005, n. 206).',
    '',
    `Con la presente io, ${name} (${email}), comunico di recedere dal contratto di vendita relativo all’ordine ${orderNumber}, per ${isWhole ? 'tutti i prodotti' : 'i seguenti prodotti'}${lines.length > 0 ? ':' : '.'}`,
    ...lines.map((line) => `- ${describeLine(line)}`),
    '',
    `Data e ora della dichiarazione: ${formatDateTime(declaredAt)} (ora italiana).`,
  ].join('\n');
}

export type WithdrawalDraft = {
  name: string;
  email: string;
  orderNumber: string;
  isWhole: boolean;
  productIds: string[];
};

type WithdrawalProblem = 'name' | 'email' | 'orderNumber' | 'products';

/** Returns what is missing; products can only be missing if they can be chosen. */
export function findProblems(
  draft: WithdrawalDraft,
  order: Order | undefined,
): Set<WithdrawalProblem> {
  const problems = new Set<WithdrawalProblem>();
  if (draft.name.trim() === '') problems.add('name');
  if (!/^\S+@\S+$/.test(draft.email.trim())) problems.add('email');
  if (draft.orderNumber.trim() === '') problems.add('orderNumber');
  if (order && order.lines.length > 0 && chosenLines(draft, order).length === 0) {
    problems.add('products');
  }
  return problems;
}

/** Returns the order's lines that the withdrawal covers. */
export function chosenLines(draft: WithdrawalDraft, { lines }: Order): OrderLine[] {
  return draft.isWhole ? lines : lines.filter((line) => draft.productIds.includes(line.productId));
}
