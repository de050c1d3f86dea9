import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { selectEntities } from '../../entities/entities';
import { selectSelectedOrders, selectShownOrders } from '../order/orderSelectionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { orderActions as texts } from '../order/orderActions.texts';
import { ordersExport } from './ordersExport.texts';
import { pathWithOrders, sortAsListed } from './chosenOrders';
import { ExportButton } from './ExportButton';

/** Actions on the selected orders, in the order of the list. */
export function SelectionActions() {
  const store = useAppStore();
  const selected = useAppSelector(selectSelectedOrders);
  const shown = useAppSelector(selectShownOrders);
  const numbers = sortAsListed(selected, shown);
  return (
    <>
      <Link className="button" to={pathWithOrders(PATHS.packingList, numbers)}>
        {texts.packingList}
      </Link>
      <Link className="button" to={pathWithOrders(PATHS.bulkState, numbers)}>
        {texts.changeState}
      </Link>
      <ExportButton
        text={ordersExport.selected(numbers.length)}
        orders={() => selectEntities(store.getState(), 'orders', numbers)}
      />
    </>
  );
}
