import { useState } from 'react';
import { PATHS, pathTo } from '../../config/paths';
import { adminOrders as texts } from './adminOrders.texts';
import styles from './SelectionBar.module.css';

/** How many tabs one press opens; more would be of no use. */
const MAX_TABS = 20;

/** What the latest press did not open: blocked by the browser, or beyond the limit. */
type Unopened = { blocked: readonly string[]; waiting: readonly string[] };

const NOTHING: Unopened = { blocked: [], waiting: [] };

/** A button that opens each of these orders in a tab of its own. */
export function OpenInTabs({ orderNumbers }: { orderNumbers: readonly string[] }) {
  const [unopened, setUnopened] = useState(NOTHING);

  const open = (wanted: readonly string[]) => {
    const allowed = wanted.slice(0, MAX_TABS);
    setUnopened({
      blocked: allowed.filter((orderNumber) => !openTab(orderNumber)),
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
      <button type="button" className="button" onClick={() => open(orderNumbers)}>
        {texts.openTabs}
      </button>
      {(unopened.blocked.length > 0 || unopened.waiting.length > 0) && (
        <div role="status" className={styles['unopened']}>
          {unopened.blocked.length > 0 && (
            <>
              <p>{texts.tabsBlocked(unopened.blocked.length)}</p>
              <ul>
                {unopened.blocked.map((orderNumber) => (
                  <li key={orderNumber}>
                    <a
                      href={pathTo(PATHS.order, { orderNumber })}
                      target="_blank"
                      rel="noopener"
                      onClick={() => markOpened(orderNumber)}
                      onAuxClick={() => markOpened(orderNumber)}
                    >
                      {orderNumber}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {unopened.waiting.length > 0 && (
            <p>
              {texts.tabsLimit(MAX_TABS, unopened.waiting.length)}{' '}
              <button type="button" className="button" onClick={() => open(unopened.waiting)}>
                {texts.openMore}
              </button>
            </p>
          )}
        </div>
      )}
    </>
  );
}

// With 'noopener' the browser does not say whether it opened a tab. The page is our own, so its
// reference to this one is removed right after.
function openTab(orderNumber: string): boolean {
  const tab = window.open(pathTo(PATHS.order, { orderNumber }), '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
