import type { ReactNode } from 'react';
import { SHOP } from '../../config/shop';
import { PageHeading } from '../../components/PageHeading';
import { info } from './info.texts';
import styles from './Info.module.css';

type Props = { title: string; lead: string; children: ReactNode };

/** A page of information: what it is about at first sight, then the parts. */
export function InfoPage({ title, lead, children }: Props) {
  return (
    <div className={styles['page']}>
      <PageHeading title={title}>{title}</PageHeading>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </div>
  );
}

/** A part of the page under its heading. */
export function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

type Fact = { term: string; text: string };

/** The few things to remember, side by side where there is room. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Short sentences, one below the other. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles['points']}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

const { seller } = SHOP;

/** Who is behind the shop, as the law wants it to be found. */
export function SellerData() {
  return (
    <dl className={styles['seller']}>
      {Object.entries(info.seller).map(([field, label]) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            <SellerField field={field as keyof typeof seller} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function SellerField({ field }: { field: keyof typeof seller }) {
  const value = seller[field];
  return field === 'email' || field === 'pec' ? <a href={`mailto:${value}`}>{value}</a> : value;
}
