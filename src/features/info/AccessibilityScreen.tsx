import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SHOP } from '../../config/shop';
import { accessibility } from './info.texts';
import { InfoPage, Points, Section } from './InfoPage';

/** The shop's promises to people with disabilities, and where to report failures. */
export default function AccessibilityScreen() {
  const { email, hours } = SHOP.contacts;
  return (
    <InfoPage title={accessibility.title} lead={accessibility.lead}>
      <Section heading={accessibility.targetHeading}>
        <Typography>{accessibility.target}</Typography>
      </Section>
      <Section heading={accessibility.measuresHeading}>
        <Points points={accessibility.measures} />
      </Section>
      <Section heading={accessibility.testedHeading}>
        <Typography>{accessibility.tested}</Typography>
      </Section>
      <Section heading={accessibility.limitsHeading}>
        <Typography>{accessibility.limits}</Typography>
      </Section>
      <Section heading={accessibility.reportHeading}>
        <Typography>{accessibility.report}</Typography>
        <Typography>
          <Link href={`mailto:${email}`}>{email}</Link> · {hours}
        </Typography>
        <Typography>{accessibility.authority}</Typography>
      </Section>
    </InfoPage>
  );
}
