import { SHOP } from '../../config/shop';
import { accessibility, info } from './info.texts';
import { InfoPage, Points, Section } from './InfoPage';

/** What the shop promises to people with disabilities, and where to say that it fails. */
export default function AccessibilityScreen() {
  const { email } = SHOP.contacts;
  return (
    <InfoPage title={accessibility.title} lead={accessibility.lead}>
      <Section heading={accessibility.targetHeading}>
        <p>{accessibility.target}</p>
      </Section>
      <Section heading={accessibility.measuresHeading}>
        <Points points={accessibility.measures} />
      </Section>
      <Section heading={accessibility.testedHeading}>
        <p>{accessibility.tested}</p>
      </Section>
      <Section heading={accessibility.limitsHeading}>
        <p>{accessibility.limits}</p>
      </Section>
      <Section heading={accessibility.reportHeading}>
        <p>{accessibility.report}</p>
        <p>
          <a href={`mailto:${email}`}>{email}</a> · {info.hours}
        </p>
        <p>{accessibility.authority}</p>
      </Section>
    </InfoPage>
  );
}
