import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useOutcome, type FailureTextOf } from '../form-drafts/useOutcome';
import { useFocusLost } from '../../hooks/useFocusLost';
import { usePageState } from '../../hooks/usePageState';
import { useSubmit } from '../../hooks/useSubmit';
import { selectIsAdmin } from '../../session/sessionSlice';
import { useAppSelector } from '../../store/hooks';
import { useAdminCall } from '../login/useAdminCall';
import { profile as texts } from './profile.texts';
import { common } from '../../components/common.texts';
import { Fact } from '../../components/FactList';
import { OutcomeMessage } from '../../components/OutcomeMessage';

type Editing = {
  /** Names the row, unique on its page. */
  name: string;
  isOpenAtFirst: boolean;
  send: () => Promise<{ data?: string | undefined; error?: unknown }>;
  /** Drops the input after it was sent, or when editing is cancelled. */
  clear: () => void;
  texts: { done: string; failed: FailureTextOf };
};

/**
 * Holds a row that switches between viewing and editing. After a success the row shows the backend's text and is no
 * longer edited; after a failure the input stays.
 */
export function useEditableRow({ name, isOpenAtFirst, send, clear, texts: own }: Editing) {
  const [isOpen, setIsOpen] = usePageState<boolean>(`open/${name}`, isOpenAtFirst);
  const [isChecked, setIsChecked] = usePageState<boolean>(`checked/${name}`, false);
  const isAdmin = useAppSelector(selectIsAdmin);
  const { run, isBusy } = useAdminCall(`profile/${name}`);
  const { outcome, perform, showSuccess, showFailure, clearOutcome } = useOutcome(
    `outcome/profile/${name}`,
    run,
  );

  const submit = useSubmit({
    isLocked: isBusy || !isAdmin,
    check: (form) => {
      const isFilledIn = ![...form.querySelectorAll('input')].some(({ value }) => isBlank(value));
      setIsChecked(!isFilledIn);
      if (!isFilledIn) showFailure(texts.fillAll);
      return isFilledIn;
    },
    send: async () => {
      let reply: string | undefined;
      const call = async () => {
        const result = await send();
        reply = result.data;
        return result;
      };
      if (!(await perform(call, null, own.failed))) return;
      setIsOpen(false);
      if (reply) showSuccess(reply, true);
      else showSuccess(own.done);
      clear();
    },
  });

  return {
    isOpen,
    isAdmin,
    isBusy,
    outcome,
    submit,
    open: () => {
      clearOutcome();
      setIsChecked(false);
      setIsOpen(true);
    },
    cancel: () => {
      clear();
      clearOutcome();
      setIsOpen(false);
    },
    isMissing: (value: string) => isChecked && isBlank(value),
  };
}

function isBlank(value: string): boolean {
  return value.trim() === '';
}

type Props = {
  /** The row's name and its present value. */
  term: string;
  value: ReactNode;
  /** The text of the button that opens the form, and the form's accessible name. */
  edit: string;
  canEdit: boolean;
  row: ReturnType<typeof useEditableRow>;
  children: ReactNode;
};

/** A row of the card that switches, with the focus, between viewing and editing. */
export function EditableRow({ term, value, edit, canEdit, row, children }: Props) {
  const { isOpen, isAdmin, isBusy } = row;
  const opener = useRef<HTMLButtonElement>(null);
  const element = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);

  // A late reply closes it, too: then the user may be typing elsewhere.
  useFocusLost(isOpen, () => {
    opener.current?.focus();
    // The outcome is below the button, perhaps below the screen.
    element.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (!wasOpen.current && isOpen) element.current?.querySelector('input')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isBusy) row.cancel();
  };

  return (
    <Fact
      ref={element}
      term={term}
      value={value}
      action={
        !isOpen &&
        canEdit && (
          <Button ref={opener} variant="outlined" onClick={row.open}>
            {edit}
          </Button>
        )
      }
    >
      {isOpen ? (
        <Stack
          component="form"
          spacing={1.5}
          aria-label={edit}
          noValidate
          onSubmit={row.submit}
          onKeyDown={cancelOnEscape}
          sx={{ maxWidth: '26rem', paddingTop: 1 }}
        >
          {children}
          <OutcomeMessage outcome={row.outcome} />
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained" aria-disabled={isBusy || !isAdmin}>
              {common.confirm}
            </Button>
            <Button onClick={row.cancel} disabled={isBusy}>
              {common.cancel}
            </Button>
          </Stack>
          {isBusy && <Typography role="status">{common.sending}</Typography>}
        </Stack>
      ) : (
        row.outcome && <OutcomeMessage outcome={row.outcome} />
      )}
    </Fact>
  );
}
