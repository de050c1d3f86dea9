import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { PATHS, pathTo } from '../../config/paths';
import type { Order, OrderLine } from '../../domain/types';
import { order as texts } from './order.texts';
import { orderRow } from './orderRow.texts';
import { orders } from './orders.texts';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import { OrderCard } from './OrderCard';
import styles from './Order.module.css';

/** The products of an order, at the prices of the purchase. */
export function OrderLines({ order }: { order: Pick<Order, 'lines' | 'totalQuantities'> }) {
  const { lines, totalQuantities } = order;
  return (
    <OrderCard heading={texts.linesHeading}>
      <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 1 }}>
        {orderRow.pieces(totalQuantities)}
      </Typography>
      {lines.length === 0 ? (
        <Typography>{orders.noLines}</Typography>
      ) : (
        <List
          disablePadding
          aria-label={texts.lines}
          className={styles['lines'] ?? ''}
          sx={{ marginBlock: -1 }}
        >
          {lines.map((line, index) => (
            <Line
              key={`${line.productId}/${index}`}
              line={line}
              isLast={index === lines.length - 1}
            />
          ))}
        </List>
      )}
    </OrderCard>
  );
}

function Line({ line, isLast }: { line: OrderLine; isLast: boolean }) {
  const { productId, priceCents, quantity, fileNames } = line;
  const name = orders.productName(line);
  return (
    <ListItem disableGutters divider={!isLast} className={styles['line'] ?? ''}>
      <Card>
        <Picture fileName={fileNames[0]} alt={name} />
      </Card>
      <div>
        <Link href={pathTo(PATHS.product, { id: productId })}>{name}</Link>
        <Typography variant="body2" color="textSecondary">
          {orders.quantity(quantity)} · <Price cents={priceCents} /> {texts.each}
        </Typography>
      </div>
      <Typography variant="subtitle2" component="p">
        <Price cents={priceCents * quantity} />
      </Typography>
    </ListItem>
  );
}
