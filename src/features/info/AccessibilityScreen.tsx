import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Breakable } from '../../components/Breakable';
import { SHOP } from '../../config/shop';
import { accessibility } from './info.texts';
import { InfoPage, Section } from './InfoPage';

/** The shop's promises to people with disabilities, and where to report failures. */
export default function AccessibilityScreen() {
  const { email, hours } = SHOP.contacts;
  return (
    <InfoPage title={accessibility.title} lead={accessibility.lead}>
      <Section heading={accessibility.targetHeading} text={accessibility.target} />
      <Section heading={accessibility.measuresHeading} points={accessibility.measures} />
      <Section heading={accessibility.testedHeading} text={accessibility.tested} />
      <Section heading={accessibility.limitsHeading} text={accessibility.limits} />
      <Section heading={accessibility.reportHeading} text={accessibility.report}>
        <Typography>
          <Link href={`mailto:${email}`}>
            <Breakable text={email} />
          </Link>{' '}
          · {hours}
        </Typography>
        <Typography>{accessibility.authority}</Typography>
      </Section>
    </InfoPage>
  );
}
