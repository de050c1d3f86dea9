import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSubmit } from '../../hooks/useSubmit';
import { access } from './login.texts';
import { common } from '../../components/common.texts';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import type { useAccessForm } from './useAccessForm';

type Props = {
  label: string;
  submit: string;
  form: ReturnType<typeof useAccessForm>;
  /** Called once all fields are filled in. */
  onSend: () => Promise<void>;
  children: ReactNode;
  /** The button of the form that replaces this one; ignored while this one is being sent or is done. */
  otherForm?: { label: string; onOpen: () => void };
};

/** The frame of the access forms: every field is required, and messages are ours, not the browser's. */
export function AccessForm({ label, submit, form, onSend, children, otherForm }: Props) {
  const { isLocked } = form;
  const send = useSubmit({
    isLocked,
    check: (element) => {
      const isFilledIn = [...element.querySelectorAll('input')].every(({ value }) => value !== '');
      if (!isFilledIn) form.showFailure(access.fillAll);
      return isFilledIn;
    },
    send: () =>
      form.sendOnce(async () => {
        form.clearOutcome();
        await onSend();
      }),
  });
  return (
    <Stack component="form" spacing={2} aria-label={label} noValidate onSubmit={send}>
      {children}
      <OutcomeMessage outcome={form.outcome} />
      <Button type="submit" variant="contained" size="large" aria-disabled={isLocked}>
        {submit}
      </Button>
      {otherForm && (
        <Button
          aria-disabled={isLocked}
          onClick={() => {
            if (isLocked) return;
            form.clearOutcome(); // it would be announced again after the return
            otherForm.onOpen();
          }}
        >
          {otherForm.label}
        </Button>
      )}
      {form.isSending && <Typography role="status">{common.sending}</Typography>}
    </Stack>
  );
}
