import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import {
  useRef,
  useState,
  useSyncExternalStore,
  useEffect,
  useEffectEvent,
  type ChangeEvent,
} from 'react';
import { readReplayFile, readReplayObject, type Reading } from '../../snapshots/readReplay';
import type { Recording } from '../../snapshots/recordingFormat';
import type { ShopStore } from '../../store/makeStore';
import { common } from '../../components/common.texts';
import { useFocusLost } from '../../hooks/useFocusLost';
import { DenseTheme } from '../../components/theme/DenseTheme';
import { qa as texts } from './qa.texts';
import { Player } from './Player';
import styles from './Qa.module.css';
import { Share } from './Share';
import { QaMenu, RecordingState } from './QaMenu';
import { currentRecorder, subscribeToRecorder } from './recording';
import { currentReplay, leaveReplay, startReplay, subscribeToReplay } from './replay';
import type { Snapshot } from '../../snapshots/format';

type Props = {
  live: ShopStore | null;
  /** Why the replay requested by the address was refused. */
  refusedAtFirst: string | null;
};

/** QA's tools: the menu below the page, files dropped anywhere, the banner of a replay. */
export function QaTools({ live, refusedAtFirst }: Props) {
  const replay = useSyncExternalStore(subscribeToReplay, currentReplay);
  const recorder = useSyncExternalStore(subscribeToRecorder, currentRecorder);
  const [refused, setRefused] = useState(refusedAtFirst);
  const [isOpen, setIsOpen] = useState(false);
  const [recorded, setRecorded] = useState<Recording | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  // The menu is below the page, which stays where it is.
  const focusMenu = () => menu.current?.focus({ preventScroll: true });
  useFocusLost(isOpen, focusMenu);
  useFocusLost(refused !== null, focusMenu);
  useFocusLost(replay !== null, focusMenu);

  const play = async (reading: Reading) => {
    setRefused('refused' in reading ? reading.refused : null);
    if ('refused' in reading) return;
    await startReplay(reading).then(
      () => setIsOpen(false),
      (reason: unknown) => setRefused(textOf(reason)),
    );
  };
  const open = async (file: File) => play(await readReplayFile(file));
  const isOver = useFileDrop((file) => void open(file));

  return (
    <DenseTheme>
      <Paper
        component="aside"
        square
        variant="outlined"
        aria-label={texts.tools}
        className={styles['tools'] ?? ''}
      >
        {isOver && (
          <Paper className={styles['drop'] ?? ''}>
            <Typography variant="h2" component="p">
              {texts.dropHere}
            </Typography>
          </Paper>
        )}
        {refused !== null && (
          <Alert
            severity="error"
            className={styles['refused'] ?? ''}
            action={
              <Button variant="outlined" onClick={() => setRefused(null)}>
                {common.close}
              </Button>
            }
          >
            <p>
              {texts.notReplayed} {refused}
            </p>
          </Alert>
        )}
        <div className={styles['row']}>
          {replay && <ReplayFacts snapshot={replay.snapshot} />}
          {recorder && <RecordingState recorder={recorder} />}
          <Button
            ref={menu}
            variant="outlined"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.menu}
          </Button>
          {isOpen && (
            <QaMenu
              shown={replay?.store ?? live}
              recordable={replay ? null : live}
              isRecording={recorder !== null}
              onOpen={() => input.current?.click()}
              onRecorded={setRecorded}
            />
          )}
          {isOpen && recorded && !recorder && !replay && (
            <Button variant="outlined" onClick={() => void play(readReplayObject(recorded))}>
              {texts.playRecorded}
            </Button>
          )}
          {replay && <Share replay={replay} />}
          {replay && (
            <Button variant="contained" onClick={leaveReplay}>
              {texts.leave}
            </Button>
          )}
          <InputBase
            inputRef={input}
            type="file"
            sx={{ display: 'none' }}
            slotProps={{
              input: { accept: '.json,.gz,application/json', 'aria-label': texts.file },
            }}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              const [file] = target.files ?? [];
              if (file) void open(file);
              target.value = '';
            }}
          />
        </div>
        {replay && replay.source.warning !== null && (
          <Alert severity="warning">{replay.source.warning}</Alert>
        )}
        {replay?.playback && <Player playback={replay.playback} />}
      </Paper>
    </DenseTheme>
  );
}

function textOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** The banner of a replay: what kind of file it is, when and where it was made. */
function ReplayFacts({ snapshot }: { snapshot: Snapshot }) {
  const { takenAt, route, viewport, locale, timezone, note } = snapshot;
  return (
    <section aria-label={texts.replay} className={styles['facts']}>
      <p>
        <b>{texts.taken(Date.parse(takenAt))}</b>
      </p>
      <p>
        {texts.where(route, viewport)} · {texts.with(locale, timezone)}
      </p>
      <p>{texts.sealed}</p>
      {note !== undefined && <p>{texts.noteOf(note)}</p>}
    </section>
  );
}

/**
 * Accepts a file that is dropped anywhere on the page, unless a field of the page handles the drop.
 * Returns whether a file is dragged over the page.
 */
function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (event.defaultPrevented || !file) return;
      event.preventDefault();
      take(file);
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragover', over, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return isOver;
}
