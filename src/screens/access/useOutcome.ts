import { useState } from 'react';
import { noticed } from '../../state/notices';
import { useAppDispatch } from '../../store/hooks';
import { access } from '../../texts/access';

/** How sending a form went: said as a toast, and kept so that it stays on the page. */
export function useOutcome() {
  const dispatch = useAppDispatch();
  const [message, setMessage] = useState<{ kind: 'error' | 'status'; text: string } | null>(null);

  const tell = (kind: 'error' | 'status', text: string): void => {
    setMessage({ kind, text });
    dispatch(noticed(kind === 'error' ? 'error' : 'success', text));
  };
  return {
    message,
    fail: (text: string) => tell('error', text),
    succeed: (text: string) => tell('status', text),
    forget: () => setMessage(null),
    /** Whether a field with this value is one that the person was asked to fill in. */
    isMissing: (value: string) => value === '' && message?.text === access.fillAll,
  };
}

export type OutcomeOfForm = ReturnType<typeof useOutcome>;
