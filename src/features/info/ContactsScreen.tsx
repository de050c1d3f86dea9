import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Breakable } from '../../components/Breakable';
import { ExternalLink } from '../../components/ExternalLink';
import { SHOP } from '../../config/shop';
import { contacts, info } from './info.texts';
import { InfoPage, Section, SellerData } from './InfoPage';
import styles from './Info.module.css';

const { messaging, social, email, hours } = SHOP.contacts;

/** How and when the shop answers. */
export default function ContactsScreen() {
  return (
    <InfoPage title={contacts.title} lead={contacts.lead}>
      <Section heading={contacts.hoursHeading}>
        <Typography variant="h3" component="p">
          {hours}
        </Typography>
        <Typography>{contacts.hoursNote}</Typography>
      </Section>
      <Section heading={contacts.waysHeading}>
        <ul className={styles['ways']}>
          <Way text={contacts.messagingText}>
            <ExternalLink href={messaging.url}>{contacts.messaging}</ExternalLink>
          </Way>
          <Way text={contacts.emailText}>
            <Link href={`mailto:${email}`}>
              <Breakable text={email} />
            </Link>
          </Way>
          <Way text={contacts.socialText}>
            <ExternalLink href={social.url}>{contacts.social}</ExternalLink>
          </Way>
        </ul>
      </Section>
      <Section heading={info.sellerHeading}>
        <SellerData />
      </Section>
    </InfoPage>
  );
}

function Way({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Card component="li" className={styles['card'] ?? ''}>
      <Typography variant="subtitle2" component="div">
        {children}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
    </Card>
  );
}
