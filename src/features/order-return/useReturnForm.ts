import { useState } from 'react';
import { ordersApi } from '../../api/orders';
import { PATHS, pathTo } from '../../config/paths';
import { RETURN_REDIRECT_MS } from '../../domain/limits';
import type { Order } from '../../domain/types';
import { useDraft } from '../form-drafts/useDraft';
import { useSubmit } from '../../hooks/useSubmit';
import { useOutcome } from '../form-drafts/useOutcome';
import { useRedirect } from '../../hooks/useRedirect';
import { useUnloadQuestion } from '../form-drafts/useUnloadQuestion';
import { usePageState } from '../../hooks/usePageState';
import { orderReturn as texts } from './orderReturn.texts';

type Draft = { productIds: string[]; description: string };
type Problem = 'products' | 'reason';

const EMPTY: Draft = { productIds: [], description: '' };

/** Holds the return form: its input survives failures and reloads, files only failures. */
export function useReturnForm({ orderNumber, lines }: Order) {
  const [stored, change, clear] = useDraft<Draft>(`return/${orderNumber}`, EMPTY);
  const [files, setFiles] = useState<File[]>([]);
  const [problems, setProblems] = usePageState<Problem[]>('problems', []);
  // With a fixed key the call is still known to be under way when the person comes back.
  const [send, { isLoading: isBusy, reset }] = ordersApi.useReturnOrderMutation({
    fixedCacheKey: `return/${orderNumber}`,
  });
  const { outcome, perform } = useOutcome('return');
  const redirect = useRedirect();
  const isSent = outcome?.kind === 'success';
  useUnloadQuestion(files.length > 0 && !isSent);

  const orderIds = new Set(lines.map((line) => line.productId));
  const draft: Draft = {
    ...stored,
    productIds: stored.productIds.filter((id) => orderIds.has(id)),
  };

  const submit = useSubmit({
    isLocked: isBusy || isSent,
    check: () => {
      const found = findProblems(draft);
      setProblems(found);
      return found.length === 0;
    },
    send: async () => {
      const description = draft.description.trim();
      const { productIds } = draft;
      const call = () => send({ orderNumber, productIds, description, attachments: files });
      const isAccepted = await perform(call, texts.sent, () => texts.failed);
      reset();
      if (!isAccepted) return;
      clear();
      redirect(pathTo(PATHS.order, { orderNumber }), RETURN_REDIRECT_MS);
    },
  });

  return {
    draft,
    choose: (productIds: string[]) => change({ ...draft, productIds }),
    describe: (description: string) => change({ ...draft, description }),
    files,
    setFiles,
    problems: problems.filter((problem) => findProblems(draft).includes(problem)),
    submit,
    outcome,
    isBusy,
    isLocked: isBusy || isSent,
  };
}

function findProblems({ productIds, description }: Draft): Problem[] {
  const problems: Problem[] = [];
  if (productIds.length === 0) problems.push('products');
  if (description.trim() === '') problems.push('reason');
  return problems;
}
