import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { PATHS } from '../../config/paths';
import { returnPolicy } from './info.texts';
import { Facts, InfoPage, Section } from './InfoPage';
import styles from './Info.module.css';

/** What can be returned, until when and how (spec section 2). */
export default function ReturnPolicyScreen() {
  return (
    <InfoPage title={returnPolicy.title} lead={returnPolicy.lead}>
      <Facts facts={returnPolicy.facts} />
      <Section heading={returnPolicy.stepsHeading}>
        <Stepper orientation="vertical" nonLinear activeStep={-1} className={styles['steps'] ?? ''}>
          {returnPolicy.steps.map((step) => (
            <Step key={step} active>
              <StepLabel>
                <Typography component="span">{step}</Typography>
              </StepLabel>
            </Step>
          ))}
        </Stepper>
      </Section>
      <Section heading={returnPolicy.conditionsHeading} points={returnPolicy.conditions} />
      <Section heading={returnPolicy.defectHeading} text={returnPolicy.defect} />
      <Section heading={returnPolicy.withdrawalHeading}>
        <Typography>
          {returnPolicy.withdrawal}{' '}
          <Link href={PATHS.withdrawal}>{returnPolicy.withdrawalLink}</Link>
        </Typography>
      </Section>
      <Section heading={returnPolicy.helpHeading} text={returnPolicy.help}>
        <Button variant="outlined" href={PATHS.contacts}>
          {returnPolicy.helpLink}
        </Button>
      </Section>
    </InfoPage>
  );
}
