import type { Failure } from '../../domain/failure';
import { orderLoadProblem } from '../../components/orders.texts';
import { Message } from '../../components/Message';

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
    <Message kind="error" onRetry={onRetry}>
      {orderLoadProblem(failure)}
    </Message>
  );
}
