import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { PageHeading } from './PageHeading';
import styles from './CardPage.module.css';

type Props = {
  /** The heading, and the document's title. */
  title: string;
  lead?: string;
  head?: ComponentProps<typeof PageHeading>['head'];
  /** Whether it stands in the middle of the page, as login and registration do. */
  isCentred?: boolean;
  children: ReactNode;
};

/** A page with a single narrow card: its heading and a short form, or the outcome of a mailed link. */
export function CardPage({ title, lead, head, isCentred = false, children }: Props) {
  return (
    <Card className={isCentred ? `${styles['card']} ${styles['centred']}` : styles['card']}>
      <CardContent className={styles['content']}>
        <PageHeading title={title} {...(head && { head })} />
        {lead && (
          <Typography color="textSecondary" sx={{ marginBottom: 2 }}>
            {lead}
          </Typography>
        )}
        {children}
      </CardContent>
    </Card>
  );
}
