import { useRef, useState, useSyncExternalStore, useEffect, useEffectEvent } from 'react';
import { readReplayFile } from '../../snapshots/readReplay';
import type { ShopStore } from '../../store/makeStore';
import { common } from '../../components/common.texts';
import { qa as texts } from '../../snapshots/qa.texts';
import { Player } from './Player';
import styles from './Qa.module.css';
import { QaMenu, RecordingState } from './QaMenu';
import { currentRecorder, subscribeToRecorder } from './recording';
import { currentReplay, leaveReplay, startReplay, subscribeToReplay } from './replay';
import type { Snapshot } from '../../snapshots/format';

type Props = {
  /** The store of the live shop, where there is one. */
  live: ShopStore | null;
  /** Why the replay that the address asked for was not begun. */
  refusedAtFirst: string | null;
};

/** QA's tools: the menu below the page, files dropped anywhere, the banner of a replay. */
export function QaTools({ live, refusedAtFirst }: Props) {
  const replay = useSyncExternalStore(subscribeToReplay, currentReplay);
  const recorder = useSyncExternalStore(subscribeToRecorder, currentRecorder);
  const [refused, setRefused] = useState(refusedAtFirst);
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const open = async (file: File) => {
    const reading = await readReplayFile(file);
    setRefused('refused' in reading ? reading.refused : null);
    if ('refused' in reading) return;
    await startReplay(reading).catch((reason: unknown) => setRefused(textOf(reason)));
  };
  const isOver = useFileDrop((file) => void open(file));

  return (
    <aside aria-label={texts.tools} className={styles['tools']}>
      {isOver && <p className={styles['drop']}>{texts.dropHere}</p>}
      {refused !== null && (
        <div role="alert" className={styles['refused']}>
          <p>
            {texts.notReplayed} {refused}
          </p>
          <button type="button" className="button" onClick={() => setRefused(null)}>
            {common.close}
          </button>
        </div>
      )}
      <div className={styles['row']}>
        {replay && <ReplayFacts snapshot={replay.snapshot} />}
        {recorder && <RecordingState recorder={recorder} />}
        <button
          type="button"
          className="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.menu}
        </button>
        {isOpen && (
          <QaMenu
            shown={replay?.store ?? live}
            recordable={replay ? null : live}
            isRecording={recorder !== null}
            onOpen={() => input.current?.click()}
          />
        )}
        {replay && (
          <button type="button" className="button button-main" onClick={leaveReplay}>
            {texts.leave}
          </button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.file}
          accept=".json,.gz,application/json"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file);
            target.value = '';
          }}
        />
      </div>
      {replay?.playback && <Player playback={replay.playback} />}
    </aside>
  );
}

function textOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

/** The banner of a replay: what it is, when and where it was taken. */
function ReplayFacts({ snapshot }: { snapshot: Snapshot }) {
  const { takenAt, route, viewport, locale, timezone } = snapshot;
  return (
    <section aria-label={texts.replay} className={styles['facts']}>
      <p className={styles['taken']}>{texts.taken(Date.parse(takenAt))}</p>
      <p>
        {texts.where(route, viewport)} · {texts.with(locale, timezone)}
      </p>
      <p>{texts.sealed}</p>
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
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
