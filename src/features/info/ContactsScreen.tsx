import type { ReactNode } from 'react';
import { SHOP } from '../../config/shop';
import { contacts, info } from './info.texts';
import { InfoPage, Section, SellerData } from './InfoPage';
import styles from './Info.module.css';

const { messaging, social, email } = SHOP.contacts;

/** How and when someone answers. */
export default function ContactsScreen() {
  return (
    <InfoPage title={contacts.title} lead={contacts.lead}>
      <Section heading={contacts.hoursHeading}>
        <p className={styles['hours']}>{info.hours}</p>
        <p>{contacts.hoursNote}</p>
      </Section>
      <Section heading={contacts.waysHeading}>
        <ul className={styles['ways']}>
          <Way text={contacts.messagingText}>
            <ExternalLink href={messaging.url}>{contacts.messaging}</ExternalLink>
          </Way>
          <Way text={contacts.emailText}>
            <a href={`mailto:${email}`}>{email}</a>
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
    <li>
      {children}
      <p>{text}</p>
    </li>
  );
}

/** A link out of the shop, in a new tab that learns nothing of this one. */
function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children} <span aria-hidden="true">↗</span>
      <span className="visually-hidden">{info.newTab}</span>
    </a>
  );
}
