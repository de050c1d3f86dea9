'use no memo';

import { Link, useLocation } from 'react-router';
import { INFO_PAGES, PATHS } from '../../config/paths';
import { SHOP } from '../../config/shop';
import { shortcutDialogOpened } from '../../features/shortcuts/shortcutsSlice';
import { useAppDispatch } from '../../store/hooks';
import { layout } from './layout.texts';
import { pageNames } from '../../components/pageNames.texts';
import { OrderLookup } from '../../features/order/OrderLookup';
import { orderLookup } from '../../features/order/orderLookup.texts';
import { useOrderNumberInUrl } from '../../features/order/useOrderNumberInUrl';
import { RecentOrders } from '../../features/order/RecentOrders';
import { ReportButton, useReportShortcut } from '../../features/problem-report/ReportButton';
import styles from './Footer.module.css';

export function Footer() {
  const dispatch = useAppDispatch();
  const hasOrderLookup = !useHasOwnOrderLookup();
  useReportShortcut();
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div>
          <p className={styles['brand']}>{SHOP.name}</p>
          <p>{layout.footerAbout}</p>
        </div>
        <div>
          <h2>{layout.informationHeading}</h2>
          <ul>
            {INFO_PAGES.map((page) => (
              <li key={page}>
                <Link to={PATHS[page]}>{pageNames[page]}</Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          {hasOrderLookup && (
            <>
              <h2>{layout.orderHeading}</h2>
              <OrderLookup name={orderLookup.formName} />
            </>
          )}
          <RecentOrders />
        </div>
      </div>
      <p className={styles['small']}>
        {SHOP.seller.name} · {SHOP.seller.address} · P.IVA {SHOP.seller.vatNumber} ·{' '}
        <Link to={PATHS.login}>{pageNames.staff}</Link> ·{' '}
        <button type="button" onClick={() => dispatch(shortcutDialogOpened('help'))}>
          {layout.shortcuts}
        </button>{' '}
        · <ReportButton />
      </p>
    </footer>
  );
}

/** Returns whether the open page has the form that opens an order in its middle. */
function useHasOwnOrderLookup(): boolean {
  const { pathname } = useLocation();
  const orderNumber = useOrderNumberInUrl();
  return pathname === PATHS.paymentSuccess || (pathname === PATHS.feedback && orderNumber === '');
}
