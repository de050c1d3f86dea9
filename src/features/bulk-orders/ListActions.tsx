import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ScrollRow } from '../../components/ScrollRow';
import { PATHS } from '../../config/paths';
import type { Order } from '../../domain/types';
import { selectSelectedOrders, selectShownOrders } from '../order/orderSelectionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { orderActions as texts, ordersExport } from './orderActions.texts';
import { ExportButton } from './ExportButton';
import { selectEntities } from '../../entities/entities';
import { pathWithOrders, sortAsListed } from './useChosenOrders';

/** Actions on the list as it is shown; a selection has `SelectionActions` instead. */
export function ListActions({ orders }: { orders: readonly Order[] }) {
  const hasSelection = useAppSelector((state) => selectSelectedOrders(state).length > 0);
  return (
    <Stack sx={{ marginBlock: 1.5 }}>
      <ScrollRow label={texts.actions}>
        <Button variant="outlined" href={PATHS.bulkShipping}>
          {texts.shippingCodes}
        </Button>
        {orders.length > 0 && !hasSelection && (
          <ExportButton text={ordersExport.shown(orders.length)} orders={() => orders} />
        )}
      </ScrollRow>
    </Stack>
  );
}

/** Actions on the selected orders, in the order of the list. */
export function SelectionActions() {
  const store = useAppStore();
  const selected = useAppSelector(selectSelectedOrders);
  const shown = useAppSelector(selectShownOrders);
  const numbers = sortAsListed(selected, shown);
  return (
    <>
      <Button variant="outlined" href={pathWithOrders(PATHS.packingList, numbers)}>
        {texts.packingList}
      </Button>
      <Button variant="outlined" href={pathWithOrders(PATHS.bulkState, numbers)}>
        {texts.changeState}
      </Button>
      <ExportButton
        text={ordersExport.selected(numbers.length)}
        orders={() => selectEntities(store.getState(), 'orders', numbers)}
      />
    </>
  );
}
