import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useState } from 'react';
import { AlertDialog, ConfirmDialog } from '../../../components/Dialog';
import { Freshness } from '../../../components/Freshness';
import { LoadingRegion } from '../../../components/LoadingRegion';
import { Message } from '../../../components/Message';
import { OutcomeMessage } from '../../../components/OutcomeMessage';
import { ProgressBar } from '../../../components/ProgressBar';
import { now } from '../../../domain/clock';
import { LONG_TEXT, Sample } from './Sample';

/** Parts that show a state: messages, dialogs, progress. */
export function FeedbackSamples() {
  const [dialog, setDialog] = useState<'alert' | 'confirm' | null>(null);
  const [readAt] = useState(now);
  const close = () => setDialog(null);
  return (
    <>
      <Sample title="Message, OutcomeMessage, Alert" isColumn>
        <div>
          <Message kind="status">Il carrello è vuoto.</Message>
          <Message kind="error" onRetry={() => undefined}>
            {LONG_TEXT}
          </Message>
          <OutcomeMessage outcome={{ kind: 'success', text: 'Salvato.', reason: null }} />
          <Alert severity="warning">Qualcuno ha cambiato l’ordine.</Alert>
        </div>
      </Sample>
      <Sample title="Dialoghi">
        <Button variant="outlined" onClick={() => setDialog('alert')}>
          AlertDialog
        </Button>
        <Button variant="outlined" onClick={() => setDialog('confirm')}>
          ConfirmDialog
        </Button>
        <AlertDialog
          text={dialog === 'alert' ? 'Non è andata.' : null}
          detail={LONG_TEXT}
          onClose={close}
        />
        {dialog === 'confirm' && (
          <ConfirmDialog question="Eliminare il prodotto?" onConfirm={close} onClose={close} />
        )}
      </Sample>
      <Sample title="ProgressBar, Freshness, Skeleton" isColumn>
        <ProgressBar label="A metà" done={5} all={10} />
        <ProgressBar label="Finito" done={10} all={10} />
        <Freshness readAt={readAt} isReading={false} read={() => undefined} />
        <Freshness readAt={readAt} isReading read={() => undefined} />
        <Freshness
          readAt={readAt}
          isReading={false}
          read={() => undefined}
          update={{ text: '2 nuovi ordini', take: () => undefined }}
        />
        <LoadingRegion label="Caricamento…">
          <Skeleton variant="text" width="60%" />
          <Skeleton variant="text" />
          <Skeleton variant="rounded" height={96} />
        </LoadingRegion>
      </Sample>
      <Sample title="Stepper" isColumn>
        <Stepper activeStep={1} alternativeLabel>
          <Step>
            <StepLabel>Pagato</StepLabel>
          </Step>
          <Step>
            <StepLabel>Spedito</StepLabel>
          </Step>
          <Step>
            <StepLabel error>Consegnato</StepLabel>
          </Step>
        </Stepper>
      </Sample>
    </>
  );
}
