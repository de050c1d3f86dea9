import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useRef, useState } from 'react';
import styles from './Library.module.css';
import { pageNodes } from '../pageNodes';
import { compareWithTree } from './compareWords';
import { readEntry, type LibraryEntry } from './library';
import { drawAndKeep, replayOutOfSight } from './pictures';
import { makeFrame } from './replayFrame';
import { library as texts } from './library.texts';

type Different = { name: string; lines: string[] };
type Results = { different: Different[]; count: number; notCompared: number; left: number };

type Props = { shown: readonly LibraryEntry[]; chosen: readonly LibraryEntry[] };

/**
 * Replays the chosen files, or all that are shown, one after the other in this browser, and says which differ from their
 * stored trees.
 */
export function ReplayAll({ shown: listed, chosen }: Props) {
  const entries = chosen.length > 0 ? chosen : listed;
  const start = chosen.length > 0 ? texts.replayChosen : texts.replayAll;
  const [results, setResults] = useState<Results | null>(null);
  const [replayed, setReplayed] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const isStopped = useRef(false);
  const run = async () => {
    if (!box.current || replayed !== null) return;
    setResults(null);
    isStopped.current = false;
    const different: Different[] = [];
    const done: LibraryEntry[] = [];
    const frame = makeFrame(box.current);
    for (const entry of entries) {
      setReplayed(done.length);
      const lines = await replayAndCompare(frame, entry).catch((reason: unknown) => [
        String(reason),
      ]);
      // The frame is removed with the library.
      if (!frame.isConnected) return;
      done.push(entry);
      if (lines.length > 0) different.push({ name: entry.name, lines });
      if (isStopped.current) break;
    }
    frame.remove();
    setReplayed(null);
    const notCompared = done.filter(({ trees }) => trees.length === 0).length;
    const left = entries.length - done.length;
    setResults({ different, count: done.length, notCompared, left });
  };
  return (
    <>
      <Button
        variant="contained"
        disabled={entries.length === 0}
        onClick={() => {
          if (replayed === null) void run();
          else isStopped.current = true;
        }}
      >
        {replayed === null ? start(entries.length) : texts.stop}
      </Button>
      <div ref={box} inert className={styles['frame']} />
      <div role="status" className={styles['results']}>
        {replayed !== null && texts.progress(replayed, entries.length)}
        {results && (
          <Alert severity={results.different.length === 0 ? 'success' : 'warning'}>
            {texts.replayed(results.count, results.different.length)}{' '}
            {results.notCompared > 0 && texts.notCompared(results.notCompared)}{' '}
            {results.left > 0 && texts.left(results.left)}
          </Alert>
        )}
      </div>
      {results && results.different.length > 0 && (
        <List dense aria-label={texts.results} className={styles['results'] ?? ''}>
          {results.different.map(({ name, lines }, index) => (
            <ListItem key={index}>
              {name}: {lines.join('; ')}
            </ListItem>
          ))}
        </List>
      )}
    </>
  );
}

/** Replays a file, keeps its picture, and returns how it differs; [] if it does not, or nothing is stored. */
async function replayAndCompare(
  frame: HTMLIFrameElement,
  { address, trees }: LibraryEntry,
): Promise<string[]> {
  const reading = await readEntry(address);
  if ('refused' in reading) return [reading.refused];
  let shown = await replayOutOfSight(frame, reading);
  await drawAndKeep(address, shown);
  const lines: string[] = [];
  for (const tree of trees) {
    if (tree.moment > 0) shown = await replayOutOfSight(frame, reading, tree.moment);
    const { added, gone } = await compareWithTree(pageNodes(shown.document), tree.address);
    const which = 'recording' in reading ? texts.atMoment(tree.moment) : '';
    if (added.length > 0) lines.push(which + texts.wordsNew(added.join(' ')));
    if (gone.length > 0) lines.push(which + texts.wordsGone(gone.join(' ')));
  }
  return lines;
}
