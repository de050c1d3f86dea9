import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of the order page, in its frame and below its heading. */
export function OrderCard({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <Card component="section">
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
