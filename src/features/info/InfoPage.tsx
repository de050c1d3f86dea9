import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SHOP } from '../../config/shop';
import { Breakable } from '../../components/Breakable';
import { Fact, FactList } from '../../components/FactList';
import { PageHeading } from '../../components/PageHeading';
import { info } from './info.texts';
import styles from './Info.module.css';

type Props = { title: string; lead: string; children: ReactNode };

/** A page of information: its subject first, then its sections. */
export function InfoPage({ title, lead, children }: Props) {
  const { pathname } = useLocation();
  return (
    <div className={styles['page']}>
      <PageHeading title={title} head={{ description: lead, path: pathname }} />
      <Typography color="textSecondary">{lead}</Typography>
      {children}
    </div>
  );
}

type SectionProps = {
  heading: string;
  text?: string;
  points?: readonly string[];
  children?: ReactNode;
};

/** A section of the page: under its heading its text, short sentences and anything else. */
export function Section({ heading, text, points, children }: SectionProps) {
  return (
    <Stack component="section" useFlexGap spacing={1.5} className={styles['section'] ?? ''}>
      <Typography variant="h2">{heading}</Typography>
      {text && <Typography>{text}</Typography>}
      {points && (
        <ul className={styles['points']}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {children}
    </Stack>
  );
}

type KeyFact = { term: string; text: string };

/** The few key facts, side by side if there is room. */
export function Facts({ facts }: { facts: readonly KeyFact[] }) {
  return (
    <dl className={styles['cards']}>
      {facts.map(({ term, text }) => (
        <Card key={term} className={styles['card'] ?? ''}>
          <Typography variant="h3" component="dt">
            {term}
          </Typography>
          <Typography component="dd">{text}</Typography>
        </Card>
      ))}
    </dl>
  );
}

const { seller } = SHOP;

/** The seller's legally required data. */
export function SellerData() {
  return (
    <Card className={styles['seller'] ?? ''}>
      <CardContent>
        <FactList isDense>
          {Object.entries(info.seller).map(([field, label]) => (
            <Fact
              key={field}
              term={label}
              value={<SellerField field={field as keyof typeof seller} />}
            />
          ))}
        </FactList>
      </CardContent>
    </Card>
  );
}

function SellerField({ field }: { field: keyof typeof seller }) {
  const value = seller[field];
  return field === 'email' || field === 'pec' ? (
    <Link href={`mailto:${value}`}>
      <Breakable text={value} />
    </Link>
  ) : (
    value
  );
}
