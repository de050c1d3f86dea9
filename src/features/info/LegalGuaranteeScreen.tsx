import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { pageNames } from '../../components/pageNames.texts';
import { PATHS } from '../../config/paths';
import { legalGuarantee as texts, returnPolicy } from './info.texts';
import { Facts, InfoPage, Section } from './InfoPage';

/** The legal guarantee of conformity: what it covers and how to use it. */
export default function LegalGuaranteeScreen() {
  return (
    <InfoPage title={texts.title} lead={texts.lead}>
      <Facts facts={texts.facts} />
      <Section heading={texts.coversHeading} points={texts.covers} />
      <Section heading={texts.remediesHeading} points={texts.remedies} />
      <Section heading={texts.howHeading} text={texts.how}>
        <Button variant="outlined" href={PATHS.contacts}>
          {pageNames.contacts}
        </Button>
      </Section>
      <Section heading={texts.besidesHeading}>
        <Typography>
          {texts.besides} <Link href={PATHS.withdrawal}>{pageNames.withdrawal}</Link> ·{' '}
          <Link href={PATHS.returnPolicy}>{returnPolicy.title}</Link>
        </Typography>
        <Typography color="textSecondary">{texts.law}</Typography>
      </Section>
    </InfoPage>
  );
}
