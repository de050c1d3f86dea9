import { canonicalJson } from '../../snapshots/canonical';
import { saveFile, saveReport } from '../../snapshots/report';
import type { ShopStore } from '../../store/makeStore';
import { qa as texts } from '../../snapshots/qa.texts';
import { beginRecording, endRecording } from './recording';

type Props = {
  /** The store of what is on screen. */
  shown: ShopStore | null;
  /** The store that can be recorded: the live one, while it is on screen. */
  recordable: ShopStore | null;
  isRecording: boolean;
  /** A file is to be chosen. */
  onOpen: () => void;
};

/** What QA can do with the page. */
export function QaMenu({ shown, recordable, isRecording, onOpen }: Props) {
  return (
    <>
      {!isRecording && (
        <button type="button" className="button" onClick={onOpen}>
          {texts.open}
        </button>
      )}
      {shown && (
        <button type="button" className="button" onClick={() => void saveReport(shown.getState())}>
          {texts.save}
        </button>
      )}
      {recordable && !isRecording && (
        <button type="button" className="button" onClick={() => beginRecording(recordable)}>
          {texts.beginRecording}
        </button>
      )}
      {isRecording && (
        <button type="button" className="button button-main" onClick={saveRecording}>
          {texts.endRecording}
        </button>
      )}
    </>
  );
}

function saveRecording(): void {
  const recording = endRecording();
  if (!recording) return;
  const begun = recording.first.takenAt.slice(0, 19).replaceAll(':', '-');
  saveFile({ name: `registrazione-${begun}.json`, text: canonicalJson(recording) });
}
