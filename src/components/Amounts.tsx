import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** The cost of something, line by line: `Amount`s. */
export function Amounts({ children }: { children: ReactNode }) {
  return (
    <List component="dl" dense disablePadding sx={{ marginBlock: -0.5 }}>
      {children}
    </List>
  );
}

type Props = { term: string; children: ReactNode; isLast?: boolean; isTotal?: boolean };

/** A row of `Amounts`; a line is drawn below the last one before the total. */
export function Amount({ term, children, isLast = false, isTotal = false }: Props) {
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
