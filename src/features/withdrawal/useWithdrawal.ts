import { ordersApi } from '../../api/orders';
import { PATHS, pathTo } from '../../config/paths';
import { now } from '../../domain/clock';
import type { Failure, Order } from '../../domain/types';
import {
  withdrawalStatement,
  chosenLines,
  findProblems,
  type Withdrawal,
  type WithdrawalDraft,
} from './withdrawal';
import { useDraft } from '../form-drafts/useDraft';
import { useRestoredDraft } from '../form-drafts/useRestoredDraft';
import { useRunningTask } from '../../hooks/useRunningTask';
import { useSubmit } from '../../hooks/useSubmit';
import { rememberLogouts } from '../../session/rememberSession';
import { useAppStore } from '../../store/hooks';
import { useOrder, useReadOrder } from '../order/useOrder';
import { failureTexts, useOutcome } from '../form-drafts/useOutcome';
import { useIsPageOpen, useReplayedPageState, usePageState } from '../../hooks/usePageState';
import { order as orderTexts } from '../order/order.texts';
import { orders } from '../order/orders.texts';
import { withdrawal as texts } from './withdrawal.texts';

/**
 * Holds the withdrawal form. The order is read when the user asks for its products, so that some can be chosen;
 * confirming before that withdraws from the whole order. Not when the number's field loses the focus: the products
 * would push away the button that is being pressed.
 */
export function useWithdrawal(initialNumber: string, onDeclared: (withdrawal: Withdrawal) => void) {
  const form = `withdrawal/${initialNumber}`;
  const [draft, setDraft, clearDraft] = useDraft<WithdrawalDraft>(form, {
    name: '',
    email: '',
    orderNumber: initialNumber,
    isWhole: true,
    productIds: [],
  });
  const number = draft.orderNumber.trim();
  const [requestedNumber, setRequestedNumber] = useReplayedPageState(
    `asked/${initialNumber}/orderNumber`,
    number,
  );
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${initialNumber}`, false);
  const [declaration, setDeclaration] = usePageState<Withdrawal | null>(
    `declaration/${initialNumber}`,
    null,
  );
  const query = useOrder(requestedNumber);
  const store = useAppStore();
  const readOrder = useReadOrder();
  const [declareOnce, isBusy] = useRunningTask(`return/${number}`);
  const [send] = ordersApi.useReturnOrderMutation();
  // Another order's form has the same path.
  const isShown = useIsPageOpen(true);
  const { outcome, perform, showFailure, clearOutcome } = useOutcome(`outcome/${form}`, undefined, {
    isShown,
    link: { label: orderTexts.title(number), path: pathTo(PATHS.order, { orderNumber: number }) },
  });

  const isTyped =
    draft.name !== '' ||
    draft.email !== '' ||
    draft.orderNumber !== initialNumber ||
    !draft.isWhole;
  const status = useRestoredDraft(form, isTyped);
  const isRequested = requestedNumber === number;
  const order = isRequested ? query.order : undefined;
  const problems = findProblems(draft, order);

  const clear = () => {
    clearDraft();
    setRequestedNumber(initialNumber);
    setIsChecked(false);
    clearOutcome();
  };

  /** Returns the declaration as it is written now: of the whole order if that cannot be read. */
  const declarationOf = (withdrawn?: Order): Withdrawal => {
    const lines = withdrawn ? chosenLines(draft, withdrawn) : [];
    return {
      name: draft.name.trim(),
      email: draft.email.trim(),
      orderNumber: withdrawn?.orderNumber ?? number,
      lines: lines.map(({ name, productId, quantity }) => ({ name, productId, quantity })),
      isWhole: !withdrawn || lines.length === withdrawn.lines.length,
      declaredAt: now(),
    };
  };

  const declare = async (withdrawn: Order) => {
    const declared = declarationOf(withdrawn);
    if (declared.lines.length === 0) return showFailure(orders.noLines);
    setDeclaration(declared);
    const call = () =>
      send({
        orderNumber: withdrawn.orderNumber,
        productIds: [...new Set(declared.lines.map((line) => line.productId))],
        description: withdrawalStatement(declared),
        attachments: [],
      });
    const failed = failureTexts(texts.failed, texts.unknown);
    if (!(await perform(call, texts.sent, failed))) return;
    clear(); // the next withdrawal begins anew
    if (isShown()) onDeclared(declared);
  };

  const submit = useSubmit({
    isLocked: isBusy,
    check: () => {
      setIsChecked(true);
      return problems.size === 0;
    },
    send: () => {
      clearOutcome();
      setRequestedNumber(number);
      return declareOnce(async () => {
        const hasLoggedOut = rememberLogouts(store);
        const withdrawn = order ?? (await readOrder(number));
        if (hasLoggedOut()) return; // that ends what has not been sent
        if (withdrawn) await declare(withdrawn);
        // `OrderProblem` shows why it cannot be read. Without it single products have no names.
        else if (draft.isWhole) setDeclaration(declarationOf());
      });
    },
  });

  return {
    draft,
    status,
    change: (part: Partial<WithdrawalDraft>) => {
      status.beforeChange();
      setDeclaration(null); // the e-mail must not declare what is no longer written here
      // Products are chosen from an order: another one begins as a whole again.
      const isOtherOrder = part.orderNumber !== undefined && part.orderNumber.trim() !== number;
      setDraft({ ...draft, ...(isOtherOrder && { isWhole: true, productIds: [] }), ...part });
    },
    clear,
    findOrder: () => {
      if (isRequested && query.failure) query.reading.read();
      setRequestedNumber(number);
    },
    /** The read of the order; null once another number is written. */
    query: isRequested ? query : null,
    order,
    problems: isChecked ? problems : new Set<never>(),
    submit,
    outcome,
    /** The declaration that an e-mail may make instead, if sending it has failed. */
    unsent: outcome?.kind === 'error' ? declaration : null,
    /** The same if the order cannot be read. */
    unread: isReadFailure(query.failure) && outcome === null ? declaration : null,
    isLocked: isBusy,
  };
}

// A refusal means that there is no such order.
function isReadFailure(failure: Failure | undefined): boolean {
  return failure !== undefined && failure.kind !== 'refused';
}
