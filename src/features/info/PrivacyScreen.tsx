import { SHOP } from '../../config/shop';
import { privacy } from './privacy.texts';
import { Facts, InfoPage, Points, Section, SellerData } from './InfoPage';
import styles from './StorageTable.module.css';

/** Whose data is used for what, and everything that stays in the browser. */
export default function PrivacyScreen() {
  const { email } = SHOP.seller;
  return (
    <InfoPage title={privacy.title} lead={privacy.lead}>
      <Section heading={privacy.controllerHeading}>
        <p>{privacy.controller}</p>
        <SellerData />
      </Section>
      <Section heading={privacy.dataHeading}>
        <Facts facts={privacy.data} />
      </Section>
      <Section heading={privacy.sharedHeading}>
        <Points points={privacy.shared} />
      </Section>
      <Section heading={privacy.keptHeading}>
        <p>{privacy.kept}</p>
      </Section>
      <Section heading={privacy.storageHeading}>
        <p>{privacy.storage}</p>
        <StorageTable />
        <p>{privacy.erase}</p>
      </Section>
      <Section heading={privacy.rightsHeading}>
        <Points points={privacy.rights} />
        <p>
          {privacy.rightsHow} <a href={`mailto:${email}`}>{email}</a>. {privacy.complaint}
        </p>
      </Section>
    </InfoPage>
  );
}

const COLUMNS = ['where', 'purpose', 'until'] as const;

/** What stays in the browser: a table where there is room, cards on small screens. */
function StorageTable() {
  // The roles are said, because a table that CSS makes into cards loses them in some browsers.
  return (
    <table role="table" aria-label={privacy.storageTable} className={styles['table']}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col">{privacy.columns.name}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {privacy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {privacy.stored.map((stored) => (
          <tr key={stored.name} role="row">
            <th scope="row" role="rowheader">
              {stored.name}
            </th>
            {COLUMNS.map((column) => (
              <td key={column} role="cell" data-label={privacy.columns[column]}>
                {stored[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
