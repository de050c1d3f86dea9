import Button from '@mui/material/Button';
import { useState } from 'react';
import { isPart, partsOf, valueText, type Difference } from '../../snapshots/differences';
import { qa as texts } from './qa.texts';
import styles from './StateTree.module.css';

type Props = {
  before: unknown;
  after: unknown;
  found: readonly Difference[];
  /** Called to go to the moment in which a value changed. */
  onGoTo: (path: readonly string[], which: 'first' | 'latest') => void;
};

/** More branches of one parent are left out until they are asked for. */
const MAX_BRANCHES = 60;

/** Branches with more changes than this are closed at first. */
const MAX_OPEN = 200;

/** Shows data as a tree in which the branches that have changed are open. */
export function StateTree({ before, after, found, onGoTo }: Props) {
  const counts = new Map<string, number>();
  for (const { path } of found) {
    for (let length = 0; length <= path.length; length += 1) {
      const key = path.slice(0, length).join('\n');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return <Branches {...{ before, after, counts, onGoTo }} path={[]} />;
}

type BranchProps = Pick<Props, 'before' | 'after' | 'onGoTo'> & {
  path: readonly string[];
  /** How many differences each branch contains. */
  counts: ReadonlyMap<string, number>;
};

function Branches({ before, after, path, ...common }: BranchProps) {
  const [shown, setShown] = useState(MAX_BRANCHES);
  const [older, newer] = partsOfBoth(before, after);
  const changesOf = (name: string) => common.counts.get([...path, name].join('\n')) ?? 0;
  const [changed, others] = [true, false].map((is) =>
    [...new Set([...older.keys(), ...newer.keys()])].filter((name) => changesOf(name) > 0 === is),
  );
  const names = [...(changed ?? []), ...(others ?? [])];
  return (
    <ul className={styles['branches']}>
      {names.slice(0, shown).map((name) => (
        <Branch
          key={name}
          {...common}
          path={[...path, name]}
          before={older.get(name)}
          after={newer.get(name)}
          isAdded={!older.has(name)}
          isGone={!newer.has(name)}
        />
      ))}
      {names.length > shown && (
        <li>
          <Button onClick={() => setShown(shown + 10 * MAX_BRANCHES)}>
            {texts.moreBranches(names.length - shown)}
          </Button>
        </li>
      )}
    </ul>
  );
}

function partsOfBoth(
  before: unknown,
  after: unknown,
): [Map<string, unknown>, Map<string, unknown>] {
  const one = isPart(before) ? before : null;
  const other = isPart(after) ? after : null;
  return [
    one ? partsOf(one, other ?? one) : new Map<string, unknown>(),
    other ? partsOf(other, one ?? other) : new Map<string, unknown>(),
  ];
}

function Branch(props: BranchProps & { isAdded: boolean; isGone: boolean }) {
  const { before, after, path, counts, isAdded, isGone, onGoTo } = props;
  const changes = counts.get(path.join('\n')) ?? 0;
  const [isOpen, setIsOpen] = useState(changes > 0 && changes <= MAX_OPEN && !isAdded && !isGone);
  const name = (path.at(-1) ?? '').replace(/^\[(.*)\]$/s, '$1');
  const now = isGone ? before : after;
  const isWhole = isAdded || isGone || (isPart(before) && isPart(after));
  const sign = isAdded ? texts.added : isGone ? texts.gone : changes > 0 ? texts.changed : null;
  const label = (
    <>
      {sign !== null && <ins className={styles['sign']}>{sign}</ins>}
      <b>{name}</b>
      {isPart(now) && isWhole
        ? ` ${texts.branch(partsOf(now).size, isAdded || isGone ? 0 : changes)}`
        : `: ${changes > 0 && !isAdded && !isGone ? `${valueText(before)} → ` : ''}${valueText(now)}`}
    </>
  );
  const buttons = (
    <span className={styles['buttons']}>
      <Button aria-label={texts.firstChange(name)} onClick={() => onGoTo(path, 'first')}>
        {texts.first}
      </Button>
      <Button aria-label={texts.latestChange(name)} onClick={() => onGoTo(path, 'latest')}>
        {texts.latest}
      </Button>
    </span>
  );
  const isLeaf = !isPart(now) || !isWhole || partsOf(now).size === 0;
  return (
    <li>
      {buttons}
      {isLeaf ? (
        <div className={styles['leaf']}>{label}</div>
      ) : (
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary>{label}</summary>
          {isOpen && (
            <Branches
              {...props}
              before={isAdded ? after : before}
              after={isGone ? before : after}
            />
          )}
        </details>
      )}
    </li>
  );
}
