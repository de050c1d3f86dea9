import Button from '@mui/material/Button';
import { PATHS } from '../../config/paths';
import type { Order } from '../../domain/types';
import { selectEntities } from '../../entities/entities';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { draftCleared } from '../form-drafts/draftsSlice';
import { selectSelectedOrders } from '../order/orderSelectionSlice';
import { ExportOrders } from './ExportOrders';
import { orderActions as texts, ordersExport } from './orderActions.texts';
import { pathWithOrders, sortAsListed, STATE_DRAFT } from './useChosenOrders';

/** Actions on the selected orders, in the order of the list that is shown. */
export function SelectionActions({ orders }: { orders: readonly Order[] }) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const selected = useAppSelector(selectSelectedOrders);
  const shown = orders.map(({ orderNumber }) => orderNumber);
  const numbers = sortAsListed(selected, shown);
  return (
    <>
      <Button
        variant="contained"
        href={pathWithOrders(PATHS.bulkState, numbers)}
        // A state that was chosen for other orders is not meant for these.
        onClick={() => dispatch(draftCleared({ form: STATE_DRAFT }))}
      >
        {texts.changeState}
      </Button>
      <Button variant="outlined" href={pathWithOrders(PATHS.packingList, numbers)}>
        {texts.packingList}
      </Button>
      <ExportOrders
        text={ordersExport.selected(numbers.length)}
        orders={() => selectEntities(store.getState(), 'orders', numbers)}
      />
    </>
  );
}
