import Button from '@mui/material/Button';
import { useState } from 'react';
import { SHOP } from '../../config/shop';
import { makeReport, saveReport, sizeProblem, type Report } from '../../snapshots/takeSnapshot';
import { useAppStore } from '../../store/hooks';
import { common } from '../../components/common.texts';
import { fileSize, report as texts } from '../../snapshots/snapshots.texts';
import { ModalDialog } from '../../components/Dialog';
import { notificationAdded } from '../notifications/notificationsSlice';
import { ReportContents, ReportPreview } from './ReportParts';

const PREVIEW_LENGTH = 20_000;

/** Explains the content of a report's file, and saves it. The page is captured when this opens. */
export default function ReportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const [report] = useState(() => makeReport(store.getState()));
  const problem = sizeProblem(report);
  return (
    <ModalDialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button
            variant="contained"
            autoFocus
            onClick={() => {
              store.dispatch(notificationAdded('success', saveReport(report)));
              onClose();
            }}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.lead}</p>
      <ReportContents title={texts.containsTitle} contains={texts.contains} />
      <p>{texts.send(fileSize(report.size), SHOP.contacts.email)}</p>
      {problem !== null && <p role="status">{problem}</p>}
      <ReportPreview summary={texts.preview} name={texts.previewName} text={previewOf(report)} />
    </ModalDialog>
  );
}

function previewOf({ text, size }: Report): string {
  if (text.length <= PREVIEW_LENGTH) return text;
  return text.slice(0, PREVIEW_LENGTH) + texts.cut(fileSize(PREVIEW_LENGTH), fileSize(size));
}
