import { usePageState } from '../../hooks/usePageState';
import { access } from './access.texts';

type Message = { kind: 'error' | 'status'; text: string };

/** Holds a form's message, which stays on the page until the next one. */
export function useFormMessage(form: string) {
  const [message, setMessage] = usePageState<Message | null>(`message/${form}`, null);
  return {
    message,
    fail: (text: string) => setMessage({ kind: 'error', text }),
    succeed: (text: string) => setMessage({ kind: 'status', text }),
    clear: () => setMessage(null),
    /** Returns whether a field with this value is marked as missing. */
    isMissing: (value: string) => value === '' && message?.text === access.fillAll,
  };
}

export type FormMessage = ReturnType<typeof useFormMessage>;
