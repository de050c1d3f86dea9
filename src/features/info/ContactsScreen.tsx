import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SHOP } from '../../config/shop';
import { contacts, info } from './info.texts';
import { InfoPage, Section, SellerData } from './InfoPage';
import styles from './Info.module.css';

const { messaging, social, email } = SHOP.contacts;

/** How and when the shop answers. */
export default function ContactsScreen() {
  return (
    <InfoPage title={contacts.title} lead={contacts.lead}>
      <Section heading={contacts.hoursHeading}>
        <Typography variant="h3" component="p">
          {info.hours}
        </Typography>
        <Typography>{contacts.hoursNote}</Typography>
      </Section>
      <Section heading={contacts.waysHeading}>
        <ul className={styles['cards']}>
          <Way text={contacts.messagingText}>
            <ExternalLink href={messaging.url}>{contacts.messaging}</ExternalLink>
          </Way>
          <Way text={contacts.emailText}>
            <Link href={`mailto:${email}`}>{email}</Link>
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

/** A link out of the shop, in a new tab that cannot access this one. */
function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children} <span aria-hidden="true">↗</span>
      <span className="visually-hidden">{info.newTab}</span>
    </Link>
  );
}
