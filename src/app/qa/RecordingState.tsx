import { useEffect, useState } from 'react';
import type { Recorder } from '../../snapshots/recorder';
import { qa as texts } from '../../snapshots/qa.texts';
import { fileSize } from '../../snapshots/snapshots.texts';
import styles from './Qa.module.css';
import { subscribeToRecorder } from './recording';

/** How often the size is looked at, in milliseconds. */
const REFRESH_MS = 500;

/** Says that the page is recorded, and how large the recording is by now. */
export function RecordingState({ recorder }: { recorder: Recorder }) {
  const [size, setSize] = useState(() => recorder.size());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = subscribeToRecorder(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setSize(recorder.size());
      }, REFRESH_MS);
    });
    return () => {
      end();
      clearTimeout(timer);
    };
  }, [recorder]);
  return (
    <p className={styles['recording']}>{texts.recording(size.moments, fileSize(size.bytes))}</p>
  );
}
