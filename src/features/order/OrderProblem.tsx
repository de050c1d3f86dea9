import type { Failure } from '../../domain/failure';
import { orderLoadProblem } from '../../components/orders.texts';
import { Message } from '../../components/Message';

/** Says why an order cannot be shown, with a button to retry; renders nothing without a failure. */
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
