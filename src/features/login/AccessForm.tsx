import Button from '@mui/material/Button';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { access } from './access.texts';
import { Message } from '../../components/Message';
import type { FormMessage } from './useFormMessage';
import styles from './Access.module.css';

type Props = {
  /** The form's accessible name. */
  label: string;
  /** The submit button's text. */
  submit: string;
  outcome: FormMessage;
  /** Called once all fields are filled in; not called again while it is pending. */
  onSend: () => Promise<boolean | void>;
  /** Whether it succeeded: the form cannot be sent again. */
  isDone?: boolean;
  children: ReactNode;
  /** Further buttons. */
  actions?: ReactNode;
};

/** The frame of the access forms: every field is required, and messages are ours, not the browser's. */
export function AccessForm(props: Props) {
  const { label, submit, outcome, onSend, isDone = false, children, actions } = props;
  const runOnce = useSingleFlight();
  // A ref, because a second click may come before the next render.
  const isOver = useRef(false);

  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isDone || isOver.current) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const missing = inputs.find(({ value }) => value === '');
    if (missing) {
      missing.focus();
      outcome.fail(access.fillAll);
      return;
    }
    void runOnce(async () => {
      outcome.clear();
      isOver.current = (await onSend()) === true;
    });
  };

  return (
    <form aria-label={label} className={styles['form']} noValidate onSubmit={send}>
      {children}
      {outcome.message && <Message kind={outcome.message.kind}>{outcome.message.text}</Message>}
      <Button type="submit" variant="contained" size="large" aria-disabled={isDone}>
        {submit}
      </Button>
      {actions}
    </form>
  );
}
