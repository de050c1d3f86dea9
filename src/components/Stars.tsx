import { MAX_STARS } from '../domain/limits';
import { customerFeedback } from './customerFeedback.texts';
import styles from './Stars.module.css';

const POSITIONS = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

/** Renders a rating, 0 to 5, as five stars. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span role="img" aria-label={customerFeedback.stars(stars)} className={styles['stars']}>
      {POSITIONS.map((position) => (
        <svg key={position} viewBox="0 0 24 24" aria-hidden="true" data-full={position <= stars}>
          <path d="m12 2.6 2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z" />
        </svg>
      ))}
    </span>
  );
}
