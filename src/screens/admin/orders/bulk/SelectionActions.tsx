import { Link } from 'react-router';
import { PATHS } from '../../../../config/paths';
import { selectEntities } from '../../../../state/entities';
import { selectSelectedOrders, selectShownOrders } from '../../../../state/orderSelection';
import { useAppSelector, useAppStore } from '../../../../store/hooks';
import { orderActions as texts } from '../../../../texts/orderActions';
import { ordersExport } from '../../../../texts/ordersExport';
import { pathFor } from './chosenOrders';
import { ExportButton } from './ExportButton';
import { inListOrder } from './inListOrder';

/** What can be done with the selected orders, in the order in which the list shows them. */
export function SelectionActions() {
  const store = useAppStore();
  const selected = useAppSelector(selectSelectedOrders);
  const shown = useAppSelector(selectShownOrders);
  const numbers = inListOrder(selected, shown);
  return (
    <>
      <Link className="button" to={pathFor(PATHS.packingList, numbers)}>
        {texts.packingList}
      </Link>
      <Link className="button" to={pathFor(PATHS.bulkState, numbers)}>
        {texts.changeState}
      </Link>
      <ExportButton
        text={ordersExport.selected(numbers.length)}
        orders={() => selectEntities(store.getState(), 'orders', numbers)}
      />
    </>
  );
}
