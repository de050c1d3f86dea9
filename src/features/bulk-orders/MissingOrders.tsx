import Button from '@mui/material/Button';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Failure } from '../../domain/types';
import { bulkJobs, failureText } from '../bulk-jobs/bulkJobs.texts';
import { useLinkToList } from '../order/linkToList';
import { bulkOrders as texts } from './bulkOrders.texts';
import { Message } from '../../components/Message';

type Props = {
  numbers: readonly string[];
  failures: ReadonlyMap<string, Failure>;
  onRetry: () => void;
};

/** Names the orders that could not be read, and why; nothing if none exist. */
export function MissingOrders({ numbers, failures, onRetry }: Props) {
  if (numbers.length === 0) return null;
  return (
    <Message kind="error" onRetry={onRetry}>
      {texts.missing(numbers.length)}
      {numbers.map((number) => {
        const failure = failures.get(number);
        return (
          <Fragment key={number}>
            <br />
            {number}: {failure ? failureText(failure) : texts.unknownOrder}
          </Fragment>
        );
      })}
    </Message>
  );
}

/** Shown if no orders are chosen. */
export function NoOrders() {
  return (
    <Message kind="status" action={<BackToOrders />}>
      {texts.noneSelected}
    </Message>
  );
}

/** A link back to the list, as it was left. */
export function BackToOrders() {
  return (
    <Button variant="outlined" component={Link} {...useLinkToList()}>
      {bulkJobs.back}
    </Button>
  );
}
