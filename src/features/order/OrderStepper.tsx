import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { isOrderState, orderSteps } from '../../domain/orderState';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { order as texts } from './order.texts';
import styles from './Order.module.css';

/** The progress of an order; renders nothing for an unknown state. */
export function OrderStepper({ state }: { state: string }) {
  const isNarrow = useMediaQuery('(max-width: 40rem)');
  if (!isOrderState(state)) return null;
  const { steps, current } = orderSteps(state);
  return (
    <Stepper
      aria-label={texts.progress}
      activeStep={current}
      {...(isNarrow ? { orientation: 'vertical' } : { alternativeLabel: true })}
      className={styles['steps'] ?? ''}
    >
      {steps.map((step, index) => (
        <Step key={step} aria-current={index === current ? 'step' : undefined}>
          <StepLabel>
            {texts.steps[step]}
            {index !== current && (
              <span className="visually-hidden">
                {` (${index < current ? texts.stepDone : texts.stepNext})`}
              </span>
            )}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
