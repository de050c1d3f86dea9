import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { INFO_PAGES, isBackOffice, PATHS } from '../../config/paths';
import { SHOP } from '../../config/shop';
import { shortcutDialogOpened } from '../../features/shortcuts/shortcutsSlice';
import { useAppDispatch } from '../../store/hooks';
import { layout } from './layout.texts';
import { Breakable } from '../../components/Breakable';
import { ExternalLink } from '../../components/ExternalLink';
import { pageNames } from '../../components/pageNames.texts';
import { OrderLookup } from '../../features/order/OrderLookup';
import { orderLookup } from '../../features/order/orderLookup.texts';
import { RecentOrders } from '../../features/order/RecentOrders';
import { ReportButton, useReportShortcut } from '../../features/problem-report/ReportButton';
import styles from './Footer.module.css';

const { seller, contacts } = SHOP;

/** The shop's links and contacts, and the search for an order; one line on pages for administrators. */
export function Footer() {
  const { pathname } = useLocation();
  useReportShortcut();
  return (
    <footer className={styles['footer']}>
      {isBackOffice(pathname) ? (
        <div className={styles['line']}>
          <span>{layout.since}</span>
          <OrderLookup name={orderLookup.formName} region="footer" isInline />
          <SmallLinks />
        </div>
      ) : (
        <>
          <Columns />
          <div className={`${styles['line']} ${styles['small']}`}>
            <span>
              {seller.name} · {seller.address} · P.IVA {seller.vatNumber}
            </span>
            <SmallLinks />
          </div>
        </>
      )}
    </footer>
  );
}

function Columns() {
  return (
    <div className={styles['columns']}>
      <div>
        <Typography variant="h3" component="p">
          {SHOP.name}
        </Typography>
        <p>{layout.footerAbout}</p>
        <p>{layout.card}</p>
      </div>
      <div>
        <Typography variant="h3" component="h2">
          {layout.informationHeading}
        </Typography>
        <ul className={styles['links']}>
          {INFO_PAGES.map((page) => (
            <li key={page}>
              <Link href={PATHS[page]}>{pageNames[page]}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <Typography variant="h3" component="h2">
          {layout.helpHeading}
        </Typography>
        <ul>
          <li>
            <ExternalLink href={contacts.messaging.url}>{contacts.messaging.label}</ExternalLink>
          </li>
          <li>
            <Link href={`mailto:${contacts.email}`}>
              {/* One element: the link is a flex box, which would put a space into its name. */}
              <span>
                <Breakable text={contacts.email} />
              </span>
            </Link>
          </li>
        </ul>
      </div>
      <div>
        <Typography variant="h3" component="h2">
          {layout.orderHeading}
        </Typography>
        <OrderLookup name={orderLookup.formName} region="footer" />
        <RecentOrders />
      </div>
    </div>
  );
}

function SmallLinks() {
  const dispatch = useAppDispatch();
  return (
    <span className={styles['smallLinks']}>
      <Link href={PATHS.login}>{pageNames.staff}</Link>
      <Link component="button" type="button" onClick={() => dispatch(shortcutDialogOpened('help'))}>
        {layout.shortcuts}
      </Link>
      <ReportButton isLink />
    </span>
  );
}
