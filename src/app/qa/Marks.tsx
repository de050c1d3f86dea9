import SvgIcon from '@mui/material/SvgIcon';
import styles from './Player.module.css';
import { KINDS, type Kind, type Timeline } from './timeline';

/** Each kind has a shape of its own, within 24 units. */
const SHAPES: Record<Kind, string> = {
  action: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Z',
  call: 'M12 4 21 20H3Z',
  refused: 'M3 4h18l-9 16Z',
  failed: 'M4 4h16v16H4Zm3 3v10h10V7Z',
  error: 'M6 3 12 9l6-6 3 3-6 6 6 6-3 3-6-6-6 6-3-3 6-6-6-6Z',
  message: 'M12 2 22 12 12 22 2 12Z',
  other: 'M10 3h4v11h-4Zm0 14h4v4h-4Z',
};

/** The sign of a kind, as on the slider. */
export function KindIcon({ kind }: { kind: Kind }) {
  return (
    <SvgIcon fontSize="small" className={styles[kind] ?? ''}>
      <path d={SHAPES[kind]} />
    </SvgIcon>
  );
}

/** More marks would touch each other. */
const COLUMNS = 100;

const LANE_HEIGHT_REM = 0.75;

/** Marks above the slider for what happened, a lane for each kind; the list of events has the same for screen readers. */
export function Marks({ timeline: { entries, last } }: { timeline: Timeline }) {
  const columns = new Map<Kind, Set<number>>(KINDS.map((kind) => [kind, new Set<number>()]));
  for (const { kind, moment } of entries) {
    columns.get(kind)?.add(Math.round((moment / Math.max(last, 1)) * COLUMNS));
  }
  const lanes = KINDS.filter((kind) => columns.get(kind)?.size);
  return (
    <div
      className={styles['marks']}
      aria-hidden
      style={{ height: `${lanes.length * LANE_HEIGHT_REM}rem` }}
    >
      {lanes.flatMap((kind, lane) =>
        [...(columns.get(kind) ?? [])].map((column) => (
          <svg
            key={`${kind}${column}`}
            viewBox="0 0 24 24"
            className={styles[kind]}
            style={{
              insetInlineStart: `${column}%`,
              insetBlockStart: `${lane * LANE_HEIGHT_REM}rem`,
            }}
          >
            <path d={SHAPES[kind]} />
          </svg>
        )),
      )}
    </div>
  );
}
