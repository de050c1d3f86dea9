import { useDeferredValue, useMemo } from 'react';
import { useOrders } from '../../../queries/useOrders';
import { useFailureNotice } from '../../../queries/useFailureNotice';
import { adminOrders as texts } from '../../../texts/admin-orders';
import { common } from '../../../texts/common';
import { Message } from '../../../ui/Message';
import { OrdersFilter } from './OrdersFilter';
import { OrdersTable } from './OrdersTable';
import { useOrdersView } from './useOrdersView';

/** The filter, and below it the orders that pass it. */
export function OrdersList() {
  const { search, state, page, change } = useOrdersView();
  const filter = useMemo(() => ({ search, state }), [search, state]);
  const { shown, failure, retry } = useOrders(useDeferredValue(filter));
  useFailureNotice(failure, texts.loadFailed);
  return (
    <>
      <OrdersFilter search={search} state={state} onChange={change} />
      {failure && (
        <Message
          kind="error"
          action={
            <button type="button" className="button" onClick={retry}>
              {common.retry}
            </button>
          }
        >
          {texts.loadFailed}
        </Message>
      )}
      {!shown && !failure && <p role="status">{texts.loading}</p>}
      {shown?.length === 0 && <Message kind="status">{texts.empty}</Message>}
      {shown && shown.length > 0 && (
        <>
          <p role="status">{texts.count(shown.length)}</p>
          <OrdersTable orders={shown} page={page} onPage={(next) => change({ page: next })} />
        </>
      )}
    </>
  );
}
