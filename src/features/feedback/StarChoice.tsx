import { useId } from 'react';
import { MAX_STARS } from '../../domain/limits';
import { leaveFeedback as texts } from './leaveFeedback.texts';
import styles from './StarChoice.module.css';

const CHOICES = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

type Props = {
  /** 0 is no rating. */
  stars: number;
  isLocked: boolean;
  isMissing: boolean;
  onChange: (stars: number) => void;
};

/** One to five stars, or none. */
export function StarChoice({ stars, isLocked, isMissing, onChange }: Props) {
  const id = useId();
  const choose = (value: number) => {
    if (!isLocked) onChange(value);
  };
  return (
    <div>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
        className={styles['choice']}
      >
        <span id={id} className={styles['label']}>
          {texts.rating}
        </span>
        {CHOICES.map((value) => (
          <label key={value} data-full={value <= stars}>
            <input
              type="radio"
              name={id}
              value={value}
              checked={stars === value}
              aria-disabled={isLocked}
              onChange={() => choose(value)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z" />
            </svg>
            <span className="visually-hidden">{texts.stars(value)}</span>
          </label>
        ))}
        <button type="button" aria-pressed={stars === 0} onClick={() => choose(0)}>
          {texts.noRating}
        </button>
      </div>
      {isMissing && (
        <div id={`${id}-problem`} role="alert" className="field-error">
          {texts.ratingMissing}
        </div>
      )}
    </div>
  );
}
