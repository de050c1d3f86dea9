import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { canonicalJson } from '../../snapshots/canonical';
import { atMostEvery } from '../../domain/atMostEvery';
import { saveFile } from '../../domain/saveFile';
import { ignoreRestOfDoubleClick } from '../../hooks/ignoreRestOfDoubleClick';
import { makeReport, saveReport } from '../../snapshots/takeSnapshot';
import type { ShopStore } from '../../store/makeStore';
import { qa as texts } from './qa.texts';
import { beginRecording, endRecording, subscribeToRecorder } from './recording';
import { useEffect, useState } from 'react';
import type { Recorder } from '../../snapshots/recorder';
import type { Recording } from '../../snapshots/recordingFormat';
import { fileSize } from '../../snapshots/snapshots.texts';

type Props = {
  /** The store of the page on screen. */
  shown: ShopStore | null;
  /** The store that can be recorded: the live one while it is on screen. */
  recordable: ShopStore | null;
  isRecording: boolean;
  /** Called to choose a file. */
  onOpen: () => void;
  /** Called with a recording that has ended and been saved. */
  onRecorded: (recording: Recording) => void;
};

/** QA's commands for the page. */
export function QaMenu({ shown, recordable, isRecording, onOpen, onRecorded }: Props) {
  const [said, setSaid] = useState('');
  const begin = (store: ShopStore) => {
    setSaid('');
    beginRecording(store);
    ignoreRestOfDoubleClick(); // it would end the recording
  };
  const end = () => {
    const recording = endRecording();
    if (!recording) return;
    setSaid(saveRecording(recording));
    onRecorded(recording);
  };
  return (
    <>
      {!isRecording && (
        <Button variant="outlined" onClick={onOpen}>
          {texts.open}
        </Button>
      )}
      {shown && (
        <Button
          variant="outlined"
          onClick={() => setSaid(saveReport(makeReport(shown.getState())))}
        >
          {texts.save}
        </Button>
      )}
      {recordable && (
        // One button, which keeps the focus.
        <Button
          variant={isRecording ? 'contained' : 'outlined'}
          onClick={() => (isRecording ? end() : begin(recordable))}
        >
          {isRecording ? texts.endRecording : texts.beginRecording}
        </Button>
      )}
      <div role="status">{said !== '' && <Alert severity="success">{said}</Alert>}</div>
    </>
  );
}

/** Returns the message about the file. */
function saveRecording(recording: Recording): string {
  const name = `registrazione-${recording.first.takenAt.slice(0, 19).replaceAll(':', '-')}.json`;
  saveFile(name, canonicalJson(recording));
  return texts.recordingSaved(name);
}

/** How often the size is updated, in milliseconds. */
const REFRESH_MS = 500;

/** Shows that the page is being recorded, and the size of the recording. */
export function RecordingState({ recorder }: { recorder: Recorder }) {
  const [size, setSize] = useState(() => recorder.size());
  useEffect(() => {
    const measuring = atMostEvery(REFRESH_MS, () => setSize(recorder.size()));
    const unsubscribe = subscribeToRecorder(measuring.soon);
    return () => {
      unsubscribe();
      measuring.cancel();
    };
  }, [recorder]);
  return (
    <Chip
      color="error"
      variant="outlined"
      label={texts.recording(size.moments, fileSize(size.bytes))}
    />
  );
}
