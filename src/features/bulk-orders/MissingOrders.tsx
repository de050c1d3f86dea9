import { Fragment } from 'react';
import type { Failure } from '../../domain/types';
import { bulkOrders as texts, failureText } from './bulkOrders.texts';
import { Message } from '../../components/Message';

type Props = {
  numbers: readonly string[];
  failures: ReadonlyMap<string, Failure>;
  onRetry: () => void;
};

/** Names the orders that could not be read, and why; nothing where there are none. */
export function MissingOrders({ numbers, failures, onRetry }: Props) {
  if (numbers.length === 0) return null;
  return (
    <Message kind="error" onRetry={onRetry}>
      {texts.missing(numbers.length)}
      {numbers.map((number) => (
        <Fragment key={number}>
          <br />
          {number}: {describe(failures.get(number))}
        </Fragment>
      ))}
    </Message>
  );
}

function describe(failure: Failure | undefined): string {
  return failure ? failureText(failure) : texts.unknownOrder;
}
