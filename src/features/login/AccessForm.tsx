import Button from '@mui/material/Button';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { useSingleFlight } from '../../hooks/useSingleFlight';
import { access } from './access.texts';
import { Message } from '../../components/Message';
import type { FormMessage } from './useFormMessage';
import styles from './Access.module.css';

type Props = {
  /** What the form is called. */
  label: string;
  /** What the button that sends it says. */
  submit: string;
  outcome: FormMessage;
  /** Called with every field filled in; never again before it has ended. */
  onSend: () => Promise<boolean | void>;
  /** It worked: there is nothing to send any more. */
  isDone?: boolean;
  children: ReactNode;
  /** Further buttons. */
  actions?: ReactNode;
};

/** The frame of the access forms, where every field is required and the words are our own. */
export function AccessForm(props: Props) {
  const { label, submit, outcome, onSend, isDone = false, children, actions } = props;
  const runOnce = useSingleFlight();
  // Known at once, not with the next drawing: a second click may come in between.
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
      outcome.forget();
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
