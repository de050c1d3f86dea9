import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { reportingRepeats } from '../../components/chunkFailures';
import { ScrollRow } from '../../components/ScrollRow';
import { pageNames } from '../../components/pageNames.texts';
import { PATHS } from '../../config/paths';
import type { Order } from '../../domain/types';
import { selectSelectedOrders } from '../order/orderSelectionSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { orderActions as texts, ordersExport } from './orderActions.texts';
import { selectEntities } from '../../entities/entities';
import { pathWithOrders, sortAsListed } from './useChosenOrders';
import { ExportButton } from '../../components/ExportButton';

type ListActionsProps = {
  /** The number of orders in the list. */
  count: number;
  getOrders: () => readonly Order[];
};

/** Actions on the list as it is shown; a selection has `SelectionActions` instead. */
export function ListActions({ count, getOrders }: ListActionsProps) {
  const hasSelection = useAppSelector((state) => selectSelectedOrders(state).length > 0);
  return (
    <Stack sx={{ marginBlock: 1.5 }}>
      <ScrollRow label={texts.actions}>
        <Button variant="outlined" href={PATHS.bulkShipping}>
          {texts.shippingCodes}
        </Button>
        <Button variant="outlined" href={PATHS.packing}>
          {pageNames.packing}
        </Button>
        {count > 0 && !hasSelection && (
          <ExportOrders text={ordersExport.shown(count)} orders={getOrders} />
        )}
      </ScrollRow>
    </Stack>
  );
}

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

const loadOrdersCsv = reportingRepeats(() => import('./ordersCsv'), 'person');

/** Downloads orders as a CSV file. */
function ExportOrders({ text, orders }: { text: string; orders: () => readonly Order[] }) {
  return (
    <ExportButton
      text={text}
      name={ordersExport.fileName}
      items={orders}
      write={async (...parameters) => (await loadOrdersCsv()).writeOrdersCsv(...parameters)}
      done={ordersExport.done}
    />
  );
}
