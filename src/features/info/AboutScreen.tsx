import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { about, info } from './info.texts';
import { Facts, InfoPage, Points, Section, SellerData } from './InfoPage';

/** Where the shop comes from and how it works. */
export default function AboutScreen() {
  return (
    <InfoPage title={about.title} lead={about.lead}>
      <Facts facts={about.facts} />
      <Section heading={about.storyHeading}>
        {about.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Section>
      <Section heading={about.promiseHeading}>
        <Points points={about.promises} />
        <Link className="button button-main" to={PATHS.home}>
          {info.shop}
        </Link>
      </Section>
      <Section heading={about.voicesHeading}>
        <p>{about.voices}</p>
        <Link className="button" to={PATHS.testimonials}>
          {about.voicesLink}
        </Link>
      </Section>
      <Section heading={info.sellerHeading}>
        <SellerData />
      </Section>
    </InfoPage>
  );
}
