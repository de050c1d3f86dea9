import type { Failure } from '../domain/failure';
import { common } from '../texts/common';
import { orderLoadProblem } from '../texts/orders';
import { Message } from './Message';

/** Why an order cannot be shown, and another try; nothing while all is well. */
export function OrderProblem({
  failure,
  onRetry,
}: {
  failure: Failure | undefined;
  onRetry: () => void;
}) {
  if (failure === undefined) return null;
  return (
    <Message
      kind="error"
      action={
        <button type="button" className="button" onClick={onRetry}>
          {common.retry}
        </button>
      }
    >
      {orderLoadProblem(failure)}
    </Message>
  );
}
