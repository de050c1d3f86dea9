import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = {
  heading?: string;
  /** Whether it is left out when printing. */
  isScreenOnly?: boolean;
  children: ReactNode;
};

/** A section of the order page, in its frame and with its heading. */
export function OrderCard({ heading, isScreenOnly = false, children }: Props) {
  return (
    <Card component="section" {...(isScreenOnly && { sx: { displayPrint: 'none' } })}>
      <CardContent>
        {heading !== undefined && (
          <Typography variant="h2" sx={{ marginBottom: 1.5 }}>
            {heading}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
