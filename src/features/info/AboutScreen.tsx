import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PATHS } from '../../config/paths';
import { about, info } from './info.texts';
import { Facts, InfoPage, Section, SellerData } from './InfoPage';

/** The shop's history and how it works. */
export default function AboutScreen() {
  return (
    <InfoPage title={about.title} lead={about.lead}>
      <Facts facts={about.facts} />
      <Section heading={about.storyHeading}>
        {about.story.map((paragraph) => (
          <Typography key={paragraph}>{paragraph}</Typography>
        ))}
      </Section>
      <Section heading={about.promiseHeading} points={about.promises}>
        <Button variant="contained" href={PATHS.home}>
          {info.shop}
        </Button>
      </Section>
      <Section heading={about.voicesHeading} text={about.voices}>
        <Button variant="outlined" href={PATHS.testimonials}>
          {about.voicesLink}
        </Button>
      </Section>
      <Section heading={info.sellerHeading}>
        <SellerData />
      </Section>
    </InfoPage>
  );
}
