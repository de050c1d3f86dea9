import { useState } from 'react';
import { PATHS, pathTo } from '../../config/paths';
import { adminOrders as texts } from './adminOrders.texts';
import styles from './SelectionBar.module.css';

/** More tabs at once are no help to anybody. */
const MOST_TABS = 20;

/** What the latest press could not open: stopped by the browser, or too many at once. */
type Left = { blocked: readonly string[]; waiting: readonly string[] };

const NOTHING: Left = { blocked: [], waiting: [] };

/** Opens the pages of some orders, each in a tab of its own. */
export function OpenInTabs({ orderNumbers }: { orderNumbers: readonly string[] }) {
  const [left, setLeft] = useState(NOTHING);

  const open = (wanted: readonly string[]) => {
    const now = wanted.slice(0, MOST_TABS);
    setLeft({
      blocked: now.filter((orderNumber) => !openTab(orderNumber)),
      waiting: wanted.slice(MOST_TABS),
    });
  };
  const opened = (orderNumber: string) =>
    setLeft(({ blocked, waiting }) => ({
      waiting,
      blocked: blocked.filter((one) => one !== orderNumber),
    }));
  return (
    <>
      <button type="button" className="button" onClick={() => open(orderNumbers)}>
        {texts.openTabs}
      </button>
      {(left.blocked.length > 0 || left.waiting.length > 0) && (
        <div role="status" className={styles['left']}>
          {left.blocked.length > 0 && (
            <>
              <p>{texts.tabsLeft(left.blocked.length)}</p>
              <ul>
                {left.blocked.map((orderNumber) => (
                  <li key={orderNumber}>
                    <a
                      href={pathTo(PATHS.order, { orderNumber })}
                      target="_blank"
                      rel="noopener"
                      onClick={() => opened(orderNumber)}
                      onAuxClick={() => opened(orderNumber)}
                    >
                      {orderNumber}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {left.waiting.length > 0 && (
            <p>
              {texts.tabsAtOnce(MOST_TABS, left.waiting.length)}{' '}
              <button type="button" className="button" onClick={() => open(left.waiting)}>
                {texts.openMore}
              </button>
            </p>
          )}
        </div>
      )}
    </>
  );
}

// With 'noopener' the browser does not tell whether it opened anything. The page is our own,
// so its way back to this one is cut right after.
function openTab(orderNumber: string): boolean {
  const tab = window.open(pathTo(PATHS.order, { orderNumber }), '_blank');
  if (!tab) return false;
  tab.opener = null;
  return true;
}
