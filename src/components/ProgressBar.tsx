import styles from './ProgressBar.module.css';

type Props = {
  /** Accessible name. */
  label: string;
  done: number;
  all: number;
  /** How far it is, in words; the browser says a percentage otherwise. */
  text?: string;
};

/** How far something is. */
export function ProgressBar({ label, done, all, text }: Props) {
  return (
    <progress
      className={styles['bar']}
      max={Math.max(1, all)}
      value={all === 0 ? 1 : done}
      aria-label={label}
      aria-valuetext={text}
    />
  );
}
