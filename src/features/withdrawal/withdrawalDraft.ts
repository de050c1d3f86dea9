import type { Order, OrderLine } from '../../domain/types';

/** The input of the withdrawal form. */
export type WithdrawalDraft = {
  name: string;
  email: string;
  orderNumber: string;
  isWhole: boolean;
  productIds: string[];
};

export type WithdrawalProblem = 'name' | 'email' | 'orderNumber' | 'products';

/** Returns what is missing; products can be missing only where they can be chosen. */
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
