import type { ReactNode } from 'react';

type Props = {
  /** Names what is loading, for screen readers. */
  label: string;
  className?: string | undefined;
  /** MUI's `Skeleton`s, in the shape of the expected content. */
  children: ReactNode;
};

/** Placeholder for a part of a page whose data is being read, in its shape. */
export function LoadingRegion({ label, className, children }: Props) {
  return (
    <div role="status" aria-label={label} className={className}>
      {/* A live region announces its text, not its name. */}
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
