import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { amounts as texts } from './amounts.texts';
import { Price } from './Price';

type AmountsProps = { products: number; surcharge: number; total: number };

/** The costs of a cart or an order in cents, line by line (spec section 9). */
export function Amounts({ products, surcharge, total }: AmountsProps) {
  return (
    <List component="dl" dense disablePadding sx={{ marginBlock: -0.5 }}>
      <Amount term={texts.products}>
        <Price cents={products} />
      </Amount>
      <Amount term={texts.shipping}>{texts.shippingFree}</Amount>
      <Amount term={texts.surcharge} isLast>
        <Price cents={surcharge} />
      </Amount>
      <Amount term={texts.total} isTotal>
        <Price cents={total} />
      </Amount>
    </List>
  );
}

type AmountProps = { term: string; children: ReactNode; isLast?: boolean; isTotal?: boolean };

/** A line is drawn below the last row before the total. */
function Amount({ term, children, isLast = false, isTotal = false }: AmountProps) {
  const variant = isTotal ? 'subtitle1' : 'body1';
  return (
    <ListItem
      component="div"
      disableGutters
      divider={isLast}
      sx={{
        flexWrap: 'wrap',
        columnGap: 2,
        ...(isLast && { paddingBottom: 1.5 }),
        ...(isTotal && { paddingTop: 1.5 }),
      }}
    >
      <Typography variant={variant} component="dt" sx={{ flex: 'auto' }}>
        {term}
      </Typography>
      <Typography variant={variant} component="dd" sx={{ marginLeft: 'auto' }}>
        {children}
      </Typography>
    </ListItem>
  );
}
