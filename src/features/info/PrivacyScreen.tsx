import { SHOP } from '../../config/shop';
import { privacy } from './privacy.texts';
import { Facts, InfoPage, Points, Section } from './InfoPage';
import { SellerData } from './SellerData';
import { StorageTable } from './StorageTable';

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
