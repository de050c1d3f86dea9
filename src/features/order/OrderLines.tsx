import { Link } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import type { OrderLine } from '../../domain/types';
import { order as texts } from './order.texts';
import { orders } from '../../components/orders.texts';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import styles from './OrderLines.module.css';

/** The products of an order, at the prices of the purchase. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <section>
      <h2>{texts.linesHeading}</h2>
      {lines.length === 0 ? (
        <p>{orders.noLines}</p>
      ) : (
        <ul className={styles['lines']} aria-label={texts.lines}>
          {lines.map((line, index) => (
            <Line key={`${line.productId}/${index}`} line={line} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Line({ line }: { line: OrderLine }) {
  const { productId, priceCents, quantity, fileNames } = line;
  const name = orders.productName(line);
  return (
    <li>
      <Picture fileName={fileNames[0]} alt={name} />
      <div>
        <Link to={pathTo(PATHS.product, { id: productId })}>{name}</Link>
        <div className={styles['each']}>
          {orders.quantity(quantity)} · <Price cents={priceCents} /> {texts.each}
        </div>
      </div>
      <Price cents={priceCents * quantity} className={styles['total'] ?? ''} />
    </li>
  );
}
