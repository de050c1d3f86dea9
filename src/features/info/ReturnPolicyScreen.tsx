import { Link } from 'react-router';
import { PATHS } from '../../config/paths';
import { returnPolicy } from './info.texts';
import { Facts, InfoPage, Points, Section } from './InfoPage';
import styles from './Info.module.css';

/** What can be sent back, until when and how (spec section 2). */
export default function ReturnPolicyScreen() {
  return (
    <InfoPage title={returnPolicy.title} lead={returnPolicy.lead}>
      <Facts facts={returnPolicy.facts} />
      <Section heading={returnPolicy.stepsHeading}>
        <ol className={styles['steps']}>
          {returnPolicy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Section>
      <Section heading={returnPolicy.conditionsHeading}>
        <Points points={returnPolicy.conditions} />
      </Section>
      <Section heading={returnPolicy.defectHeading}>
        <p>{returnPolicy.defect}</p>
      </Section>
      <Section heading={returnPolicy.withdrawalHeading}>
        <p>
          {returnPolicy.withdrawal} <Link to={PATHS.withdrawal}>{returnPolicy.withdrawalLink}</Link>
        </p>
      </Section>
      <Section heading={returnPolicy.helpHeading}>
        <p>{returnPolicy.help}</p>
        <Link className="button" to={PATHS.contacts}>
          {returnPolicy.helpLink}
        </Link>
      </Section>
    </InfoPage>
  );
}
