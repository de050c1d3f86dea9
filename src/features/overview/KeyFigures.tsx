import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatCents } from '../../domain/money';
import { getAverageCents, getGrowth, type Overview } from './overview';
import { TO_SHIP, type UnshippedOrders } from './unshipped';
import { overview as texts } from './overview.texts';
import styles from './Overview.module.css';

type Props = { overview: Overview; unshipped: UnshippedOrders; days: number | null };

/** The sums of the period, each compared with the period before. */
export function KeyFigures({ overview: { current, previous }, unshipped, days }: Props) {
  const money = (cents: number | null) => (cents === null ? texts.none : formatCents(cents));
  const compared = (now: number | null, before: number | null, write: typeof money) =>
    previous && days !== null ? (
      <Comparison share={getGrowth(now, before)} before={write(before)} days={days} />
    ) : null;
  return (
    <section aria-label={texts.figures}>
      <dl className={styles['figures']}>
        <Figure name={texts.revenue} value={formatCents(current.revenueCents)}>
          {compared(current.revenueCents, previous && previous.revenueCents, money)}
        </Figure>
        <Figure name={texts.orders} value={texts.number(current.orders)}>
          {compared(current.orders, previous && previous.orders, (count) =>
            texts.number(count ?? 0),
          )}
        </Figure>
        <Figure name={texts.average} value={money(getAverageCents(current))}>
          {compared(getAverageCents(current), previous && getAverageCents(previous), money)}
        </Figure>
        <Figure name={texts.toShip} value={texts.number(unshipped.count)} href={TO_SHIP}>
          {unshipped.late > 0 ? (
            <Coloured colour="error">{texts.late(unshipped.late)}</Coloured>
          ) : (
            texts.noneLate
          )}
        </Figure>
      </dl>
    </section>
  );
}

type FigureProps = { name: string; value: string; href?: string; children: ReactNode };

function Figure({ name, value, href, children }: FigureProps) {
  return (
    <Card sx={{ paddingBlock: 2, paddingInline: 2.5 }}>
      <Typography component="dt" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h2" translate="no">
        {href ? <Link href={href}>{value}</Link> : value}
      </Typography>
      {children !== null && (
        <Typography component="dd" variant="body2" color="textSecondary">
          {children}
        </Typography>
      )}
    </Card>
  );
}

type ComparisonProps = { share: number | null; before: string; days: number };

function Comparison({ share, before, days }: ComparisonProps) {
  if (share === null) return texts.before(days, before);
  const text = texts.compared(share, days, before);
  return share === 0 ? text : <Coloured colour={share > 0 ? 'success' : 'error'}>{text}</Coloured>;
}

function Coloured({ colour, children }: { colour: 'success' | 'error'; children: string }) {
  return (
    <Typography component="span" variant="inherit" color={colour}>
      {children}
    </Typography>
  );
}
