import type { Order, OrderLine } from '../../domain/types';

/** What is typed into the withdrawal form. */
export type WithdrawalDraft = {
  name: string;
  email: string;
  orderNumber: string;
  isWhole: boolean;
  productIds: string[];
};

export type WithdrawalProblem = 'name' | 'email' | 'orderNumber' | 'products';

/** What is still missing; goods can only be missing where they can be chosen. */
export function problemsOf(
  draft: WithdrawalDraft,
  order: Order | undefined,
): Set<WithdrawalProblem> {
  const problems = new Set<WithdrawalProblem>();
  if (draft.name.trim() === '') problems.add('name');
  if (!/^\S+@\S+$/.test(draft.email.trim())) problems.add('email');
  if (draft.orderNumber.trim() === '') problems.add('orderNumber');
  if (order && order.lines.length > 0 && linesOf(draft, order).length === 0) {
    problems.add('products');
  }
  return problems;
}

/** The order's lines that the withdrawal is about. */
export function linesOf(draft: WithdrawalDraft, { lines }: Order): OrderLine[] {
  return draft.isWhole ? lines : lines.filter((line) => draft.productIds.includes(line.productId));
}
