import styles from './ProgressBar.module.css';

type Props = {
  /** Accessible name. */
  label: string;
  done: number;
  all: number;
  /** The progress in words; otherwise screen readers read a percentage. */
  text?: string;
};

/** Renders a progress bar. */
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
