import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { adminOrders as texts } from './adminOrders.texts';
import { ScrollRow } from '../../components/ScrollRow';
import { openTab } from './openTab';
import { PATHS, pathTo } from '../../config/paths';
import styles from './SelectionBar.module.css';

type Props = {
  /** The numbers of the selected orders. */
  selected: readonly string[];
  /** How many of them the filters hide. */
  hiddenCount: number;
  onClear: () => void;
  /** Further actions on them. */
  children?: ReactNode;
};

/** The number of selected orders and the actions on them; stays at the bottom of the screen. */
export function SelectionBar({ selected, hiddenCount, onClear, children }: Props) {
  const count = selected.length;
  return (
    <Paper
      component="section"
      aria-label={texts.selection}
      elevation={count === 0 ? 0 : 1}
      className={count === 0 ? '' : (styles['bar'] ?? '')}
    >
      <Typography variant="subtitle2" component="p" role="status" sx={{ marginRight: 'auto' }}>
        {count > 0 && texts.selected(count, hiddenCount)}
      </Typography>
      {count > 0 && (
        <ScrollRow>
          {children}
          <OpenInTabs orderNumbers={selected} />
          <Button variant="outlined" onClick={onClear}>
            {texts.clearSelection}
          </Button>
        </ScrollRow>
      )}
    </Paper>
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

  const open = (wanted: readonly string[]) => {
    const allowed = wanted.slice(0, MAX_TABS);
    setUnopened({
      blocked: allowed.filter((orderNumber) => !openTab(pathTo(PATHS.order, { orderNumber }))),
      waiting: wanted.slice(MAX_TABS),
    });
  };
  const markOpened = (orderNumber: string) =>
    setUnopened(({ blocked, waiting }) => ({
      waiting,
      blocked: blocked.filter((one) => one !== orderNumber),
    }));
  return (
    <>
      <Button
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
              <Button onClick={() => open(unopened.waiting)}>{texts.openMore}</Button>
            </p>
          )}
        </div>
      )}
    </>
  );
}
