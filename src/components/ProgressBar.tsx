import LinearProgress from '@mui/material/LinearProgress';

type Props = {
  /** Accessible name. */
  label: string;
  done: number;
  all: number;
  /** The progress in words; otherwise screen readers read a percentage. */
  text?: string;
};

/** Renders how much of something is done; zero of zero counts as complete. */
export function ProgressBar({ label, done, all, text }: Props) {
  return (
    <LinearProgress
      variant="determinate"
      value={all === 0 ? 100 : (100 * done) / all}
      aria-label={label}
      aria-valuetext={text}
    />
  );
}
