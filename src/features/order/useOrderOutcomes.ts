import { PATHS, pathTo } from '../../config/paths';
import { useIsShown } from '../../hooks/useIsShown';
import { useOutcome, type Perform } from '../form-drafts/useOutcome';
import { useAdminCall } from '../login/useAdminCall';
import { order as texts } from './order.texts';

/**
 * Makes an administrator's calls for an order and holds two outcomes: that of the latest press, and that of the state
 * which is sent with shipping data. `of` is their name on a page that shows one order after the other; there a toast
 * says the outcome for an order that is no longer shown, and leads to it.
 */
export function useOrderOutcomes(orderNumber: string, of?: string) {
  const { run, isBusy } = useAdminCall(`order/${orderNumber}`);
  const isShown = useIsShown();
  const link = linkTo(orderNumber);
  const part = `outcome/${of ?? 'admin'}`;
  const options = of === undefined ? { link } : { link, isShown };
  const latest = useOutcome(part, run, options);
  const shipped = useOutcome(`${part}/shipped`, run, options);
  const perform: Perform = (...call) => {
    shipped.clearOutcome();
    return latest.perform(...call);
  };
  return {
    isBusy,
    outcome: latest.outcome,
    shippedOutcome: shipped.outcome,
    perform,
    performShipped: shipped.perform,
    clearOutcomes: () => {
      latest.clearOutcome();
      shipped.clearOutcome();
    },
    showFailure: (text: string) => {
      shipped.clearOutcome();
      latest.showFailure(text);
    },
  };
}

/** Returns what a toast about an order offers: the order's page. */
export function linkTo(orderNumber: string): { label: string; path: string } {
  return { label: texts.title(orderNumber), path: pathTo(PATHS.order, { orderNumber }) };
}
