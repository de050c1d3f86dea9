import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useRef, useState } from 'react';
import { ScrollRow } from '../../components/ScrollRow';
import { PATHS, pathTo } from '../../config/paths';
import type { Order } from '../../domain/types';
import { SelectionActions } from '../bulk-orders/SelectionActions';
import { orderList as texts } from './orderList.texts';
import { openTab } from './openTab';
import styles from './SelectionBar.module.css';

type Props = {
  /** The numbers of the selected orders. */
  selected: readonly string[];
  orders: readonly Order[];
  onClear: () => void;
};

/** The buttons of `SelectionBar`, in a file that loads for the first selection. */
export default function SelectionButtons({ selected, orders, onClear }: Props) {
  return (
    <ScrollRow>
      <SelectionActions orders={orders} />
      <OpenInTabs orderNumbers={selected} />
      <Button variant="outlined" onClick={onClear}>
        {texts.clearSelection}
      </Button>
    </ScrollRow>
  );
}

/** The maximum number of tabs that one press opens. */
const MAX_TABS = 20;

/** The orders that the latest press did not open: blocked by the browser, or beyond the limit. */
type Unopened = { blocked: readonly string[]; waiting: readonly string[] };

const NOTHING: Unopened = { blocked: [], waiting: [] };

/** A button that opens each of these orders in its own tab. */
function OpenInTabs({ orderNumbers }: { orderNumbers: readonly string[] }) {
  const [unopened, setUnopened] = useState(NOTHING);
  const button = useRef<HTMLButtonElement>(null);
  const keepFocus = () => button.current?.focus({ preventScroll: true });

  const open = (wanted: readonly string[]) => {
    const allowed = wanted.slice(0, MAX_TABS);
    setUnopened({
      blocked: allowed.filter((orderNumber) => !openTab(pathTo(PATHS.order, { orderNumber }))),
      waiting: wanted.slice(MAX_TABS),
    });
  };
  const markOpened = (orderNumber: string) => {
    keepFocus(); // the pressed link is removed
    setUnopened(({ blocked, waiting }) => ({
      waiting,
      blocked: blocked.filter((one) => one !== orderNumber),
    }));
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        className={styles['openTabs'] ?? ''}
        onClick={() => open(orderNumbers)}
      >
        {texts.openTabs}
      </Button>
      {(unopened.blocked.length > 0 || unopened.waiting.length > 0) && (
        <div role="status" className={styles['unopened']}>
          {unopened.blocked.length > 0 && (
            <>
              <p>{texts.tabsBlocked(unopened.blocked.length)}</p>
              <ul>
                {unopened.blocked.map((orderNumber) => (
                  <li key={orderNumber}>
                    <Link
                      href={pathTo(PATHS.order, { orderNumber })}
                      target="_blank"
                      rel="noopener"
                      onClick={() => markOpened(orderNumber)}
                      onAuxClick={() => markOpened(orderNumber)}
                    >
                      {orderNumber}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          {unopened.waiting.length > 0 && (
            <p>
              {texts.tabsLimit(MAX_TABS, unopened.waiting.length)}{' '}
              <Button
                onClick={() => {
                  // After the last ones this button is removed.
                  if (unopened.waiting.length <= MAX_TABS) keepFocus();
                  open(unopened.waiting);
                }}
              >
                {texts.openMore}
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  );
}
