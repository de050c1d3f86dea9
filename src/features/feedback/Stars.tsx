import { MAX_STARS } from '../../domain/limits';
import { customerFeedback } from './customerFeedback.texts';
import styles from './Stars.module.css';

const SIZE = 24;
const WIDTH = MAX_STARS * SIZE;

const PATH = Array.from(
  { length: MAX_STARS },
  (_, index) =>
    `M${index * SIZE + 12} 2.8l2.8 5.8 6.4.9-4.6 4.4 1.1 6.3-5.7-3-5.7 3 1.1-6.3-4.6-4.4 6.4-.9z`,
).join('');

type Props = {
  /** 0 to 5; a mean fills a part of a star. */
  stars: number;
  /** Whether a text next to it says the same. */
  isDecorative?: boolean;
};

/**
 * Renders a rating as five stars. One picture, as MUI's read-only `Rating` would be twenty elements, in each row of a
 * table.
 */
export function Stars({ stars, isDecorative = false }: Props) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${SIZE}`}
      className={styles['stars']}
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': customerFeedback.stars(stars) })}
    >
      <path d={PATH} />
      {/* Cuts the filled stars off. It is not a second picture. */}
      <svg aria-hidden="true" width={`${(stars / MAX_STARS) * 100}%`} height={SIZE}>
        <path d={PATH} fill="currentColor" />
      </svg>
    </svg>
  );
}
