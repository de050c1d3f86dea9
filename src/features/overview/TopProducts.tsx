import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import type { Overview } from './overview';
import { usePageState } from '../../hooks/usePageState';
import { adminOverview as texts } from './adminOverview.texts';
import { orders as orderTexts } from '../../components/orders.texts';
import { Price } from '../../components/Price';
import { Bar } from './Bar';
import { SegmentedControl } from './SegmentedControl';
import styles from './Overview.module.css';

const RANKINGS = [
  { value: 'quantity', text: texts.pieces },
  { value: 'revenueCents', text: texts.revenue },
] as const;

/** The products that sold best, by pieces or by revenue. */
export function TopProducts({ overview }: { overview: Overview }) {
  const [by, setBy] = usePageState<(typeof RANKINGS)[number]['value']>('ranking', 'quantity');
  const ranked = by === 'quantity' ? overview.topByQuantity : overview.topByRevenue;
  const maximum = ranked[0]?.[by] ?? 0;
  return (
    <section aria-label={texts.topProducts}>
      <div className={styles['titled']}>
        <h2>{texts.topProducts}</h2>
        <SegmentedControl legend={texts.rankBy} options={RANKINGS} value={by} onChange={setBy} />
      </div>
      <table className={styles['table']} aria-label={texts.topProducts}>
        <thead>
          <tr>
            <th scope="col">{texts.product}</th>
            <th scope="col">{texts.pieces}</th>
            <th scope="col">{texts.revenue}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((product) => (
            <tr key={product.productId}>
              <th scope="row">
                <Link to={pathTo(PATHS.product, { id: product.productId })}>
                  {orderTexts.productName(product)}
                </Link>
                <Bar share={product[by] / maximum} />
              </th>
              <td>{texts.number(product.quantity)}</td>
              <td>
                <Price cents={product.revenueCents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
