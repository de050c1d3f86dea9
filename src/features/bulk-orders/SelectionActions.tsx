import Button from '@mui/material/Button';
import { PATHS } from '../../config/paths';
import type { Order } from '../../domain/types';
import { selectEntities } from '../../entities/entities';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { selectSelectedOrders } from '../order/orderSelectionSlice';
import { ExportOrders } from './ExportOrders';
import { orderActions as texts, ordersExport } from './orderActions.texts';
import { pathWithOrders, sortAsListed } from './useChosenOrders';

/** Actions on the selected orders, in the order of the list that is shown. */
export function SelectionActions({ orders }: { orders: readonly Order[] }) {
  const store = useAppStore();
  const selected = useAppSelector(selectSelectedOrders);
  const shown = orders.map(({ orderNumber }) => orderNumber);
  const numbers = sortAsListed(selected, shown);
  return (
    <>
      <Button variant="contained" href={pathWithOrders(PATHS.bulkState, numbers)}>
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
