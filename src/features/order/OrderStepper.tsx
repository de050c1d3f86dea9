import { isOrderState, orderSteps } from '../../domain/orderState';
import { order as texts } from './order.texts';
import styles from './OrderStepper.module.css';

/** The progress of an order; renders nothing for an unknown state. */
export function OrderStepper({ state }: { state: string }) {
  if (!isOrderState(state)) return null;
  const { steps, current } = orderSteps(state);
  return (
    <ol className={styles['steps']} aria-label={texts.progress}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < current ? styles['done'] : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={styles['mark']} aria-hidden="true">
            {index < current ? '✓' : index + 1}
          </span>
          <span>
            {texts.steps[step]}
            {index !== current && (
              <span className="visually-hidden">
                {` (${index < current ? texts.stepDone : texts.stepNext})`}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
