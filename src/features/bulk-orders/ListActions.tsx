import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ScrollRow } from '../../components/ScrollRow';
import { pageNames } from '../../components/pageNames.texts';
import { PATHS } from '../../config/paths';
import type { Order } from '../../domain/types';
import { ExportOrders } from './ExportOrders';
import { orderActions as texts, ordersExport } from './orderActions.texts';

type ListActionsProps = {
  /** The number of orders in the list. */
  count: number;
  getOrders: () => readonly Order[];
};

/** Actions on the list as it is shown; those on a selection are `SelectionActions`. */
export function ListActions({ count, getOrders }: ListActionsProps) {
  return (
    <Stack sx={{ marginBlock: 1.5 }}>
      <ScrollRow label={texts.actions}>
        <Button variant="outlined" href={PATHS.bulkShipping}>
          {texts.shippingCodes}
        </Button>
        <Button variant="outlined" href={PATHS.packing}>
          {pageNames.packing}
        </Button>
        {count > 0 && <ExportOrders text={ordersExport.shown(count)} orders={getOrders} />}
      </ScrollRow>
    </Stack>
  );
}
