import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useOutcome } from '../form-drafts/useOutcome';
import { useIsShown } from '../../hooks/useIsShown';
import { useSubmit } from '../../hooks/useSubmit';
import { access } from './login.texts';
import { common } from '../../components/common.texts';
import { OutcomeMessage } from '../../components/OutcomeMessage';

/** Holds a form's message, which stays on the page until the next one; a toast if the user has left the form. */
export function useFormMessage(form: string) {
  const message = useOutcome(`message/${form}`, undefined, { isShown: useIsShown() });
  return {
    ...message,
    /** Returns whether a field with this value is marked as missing. */
    isMissing: (value: string) => value === '' && message.outcome?.text === access.fillAll,
  };
}

type Props = {
  label: string;
  submit: string;
  message: ReturnType<typeof useFormMessage>;
  /**
   * Called once all fields are filled in; not called again while it is pending, nor after it has
   * resolved to true.
   */
  onSend: () => Promise<boolean>;
  children: ReactNode;
  /** The button of the form that replaces this one; ignored while this one is being sent or is done. */
  otherForm?: { label: string; onOpen: () => void };
};

/** The frame of the access forms: every field is required, and messages are ours, not the browser's. */
export function AccessForm({ label, submit, message, onSend, children, otherForm }: Props) {
  const [isLocked, setIsLocked] = useState(false);
  const send = useSubmit({
    isLocked,
    check: (form) => {
      const isFilledIn = [...form.querySelectorAll('input')].every(({ value }) => value !== '');
      if (!isFilledIn) message.showFailure(access.fillAll);
      return isFilledIn;
    },
    send: async () => {
      message.clearOutcome();
      setIsLocked(true);
      setIsLocked(await onSend());
    },
  });
  return (
    <Stack component="form" spacing={2} aria-label={label} noValidate onSubmit={send}>
      {children}
      <OutcomeMessage outcome={message.outcome} />
      <Button type="submit" variant="contained" size="large" aria-disabled={isLocked}>
        {submit}
      </Button>
      {otherForm && (
        <Button
          aria-disabled={isLocked}
          onClick={() => {
            if (isLocked) return;
            message.clearOutcome(); // it would be announced again after the return
            otherForm.onOpen();
          }}
        >
          {otherForm.label}
        </Button>
      )}
      {isLocked && !message.outcome && <Typography role="status">{common.sending}</Typography>}
    </Stack>
  );
}
