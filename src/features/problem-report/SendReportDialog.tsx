import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { isNetworkBlocked } from '../../api/recordAndReplay';
import { SHOP } from '../../config/shop';
import { common } from '../../components/common.texts';
import { ModalDialog } from '../../components/Dialog';
import { Message } from '../../components/Message';
import { useIsShown } from '../../hooks/useIsShown';
import { useRunningTask } from '../../hooks/useRunningTask';
import { useSubmit } from '../../hooks/useSubmit';
import { canonicalJson } from '../../snapshots/canonical';
import { fileSize, report as texts } from '../../snapshots/snapshots.texts';
import { Redactor } from '../../snapshots/redactor';
import { makeReport, saveReport } from '../../snapshots/takeSnapshot';
import { useAppStore } from '../../store/hooks';
import { useCopiedPageState, useIsPageOpen } from '../../hooks/usePageState';
import { notificationAdded } from '../notifications/notificationsSlice';
import { pageNow } from './reportedPage';
import { prepareReport, type SentReport } from './prepareReport';
import { countReport, mayReport } from './reportLimits';
import { ReportContents, ReportPreview } from './ReportParts';
import { reportSending } from './reportSending.texts';

const { email } = SHOP.contacts;

/**
 * Sends a report with the user's message, after showing all of it; or saves the file. The page is captured when this
 * opens. For builds that send reports.
 */
export default function SendReportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  // Not a draft: after a reload the order numbers of other pages in it could no longer be recognized and hidden.
  const [message, setMessage] = useCopiedPageState<string>('problem-report', '');
  const [isMissing, setIsMissing] = useState(false);
  // Sending goes on when the dialog is closed.
  const [sendOnce, isSending] = useRunningTask('problem-report');
  const isShown = useIsShown();
  const isPageOpen = useIsPageOpen();
  const [failure, setFailure] = useState<string | null>(null);
  const [page] = useState(() => pageNow(store));
  const prepared = usePrepared(page);
  const isUnprepared = prepared === 'failed';
  const report = prepared && !isUnprepared ? withMessage(prepared, message) : null;
  const text = report && textOf(report);

  const send = async (ready: SentReport) => {
    if (!mayReport()) return setFailure(reportSending.tooMany(email));
    setFailure(null);
    const outcome = await sent(ready);
    if (outcome === 'refused') {
      const text = reportSending.refused(email);
      if (isShown()) setFailure(text);
      else store.dispatch(notificationAdded('error', text));
      return;
    }
    setMessage('');
    const isSent = outcome === 'sent';
    store.dispatch(
      notificationAdded(
        isSent ? 'success' : 'info',
        isSent ? reportSending.sent : reportSending.waiting,
      ),
    );
    // Opened again meanwhile, it shows what has been sent; on another page something else.
    if (isPageOpen()) onClose();
  };
  const submit = useSubmit({
    isLocked: report === null || isSending,
    check: () => {
      setIsMissing(message.trim() === '');
      return message.trim() !== '';
    },
    send: () => report && sendOnce(() => send(report)),
  });
  const save = () => {
    const file = makeReport(page.state ?? store.getState(), page.browserEnvironment);
    store.dispatch(notificationAdded('success', saveReport(file)));
    onClose();
  };

  return (
    <ModalDialog
      title={texts.title}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          <Button onClick={save}>{texts.save}</Button>
          <Button type="submit" variant="contained" aria-disabled={report === null || isSending}>
            {isSending ? common.sending : reportSending.send}
          </Button>
        </>
      }
    >
      <p>{reportSending.lead}</p>
      <TextField
        label={reportSending.message}
        multiline
        minRows={3}
        fullWidth
        autoFocus
        value={message}
        error={isMissing}
        helperText={isMissing ? reportSending.messageMissing : reportSending.messageHint}
        onChange={(event) => {
          setMessage(event.target.value);
          setIsMissing(false);
        }}
        slotProps={{
          input: { inputComponent: 'textarea' },
          htmlInput: { required: true, maxLength: MAX_CHARACTERS, readOnly: isSending },
        }}
      />
      {isUnprepared && <Message kind="error">{reportSending.refused(email)}</Message>}
      {failure !== null && <Message kind="error">{failure}</Message>}
      <ReportContents title={reportSending.containsTitle} contains={reportSending.contains} />
      {!isUnprepared && (
        <p role="status">
          {text === null
            ? reportSending.preparing
            : reportSending.size(fileSize(new Blob([text]).size))}
        </p>
      )}
      {report?.attachments.length === 0 && <p role="status">{reportSending.withoutPage}</p>}
      {text !== null && (
        <ReportPreview
          summary={reportSending.preview}
          name={reportSending.previewName}
          text={text}
        />
      )}
    </ModalDialog>
  );
}

const MAX_CHARACTERS = 4_000;

/** A report without the user's message, and the redactor that knows its hidden order numbers. */
type Prepared = { report: SentReport; redactor: Redactor };

/** Returns the report of a page: null until it is ready, 'failed' if it cannot be made. */
function usePrepared(page: Parameters<typeof prepareReport>[1]): Prepared | 'failed' | null {
  const [prepared, setPrepared] = useState<Prepared | 'failed' | null>(null);
  useEffect(() => {
    let isOver = false;
    const prepare = async () => {
      const redactor = new Redactor('report');
      const about = { type: 'feedback', level: 'info' } as const;
      const report = await prepareReport('person', page, about, redactor);
      if (!isOver) setPrepared({ report, redactor });
    };
    prepare().catch(() => {
      if (!isOver) setPrepared('failed');
    });
    return () => {
      isOver = true;
    };
  }, [page]);
  return prepared;
}

function withMessage({ report, redactor }: Prepared, message: string): SentReport {
  const { event, attachments } = report;
  const feedback = { message: redactor.replaceIds(message.trim()), source: 'problem-report' };
  return { event: { ...event, contexts: { feedback } }, attachments };
}

/** Returns everything that is sent, as a text. */
function textOf({ event, attachments }: SentReport): string {
  const files = attachments.map(({ filename, data }) => `${filename}\n${data}`);
  return [canonicalJson(event), ...files].join('\n');
}

// The code that sends loads when there is something to send.
async function sent(report: SentReport) {
  if (isNetworkBlocked()) return 'refused';
  try {
    const { sendReport } = await import('./sentryClient');
    countReport('');
    return await sendReport(report);
  } catch {
    return 'refused';
  }
}
