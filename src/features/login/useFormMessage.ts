import { usePageState } from '../../hooks/usePageState';
import { access } from './access.texts';

type Message = { kind: 'error' | 'status'; text: string };

/** What a form has to say; it stays on the page until the next thing is said. */
export function useFormMessage(form: string) {
  const [message, setMessage] = usePageState<Message | null>(`message/${form}`, null);
  return {
    message,
    fail: (text: string) => setMessage({ kind: 'error', text }),
    succeed: (text: string) => setMessage({ kind: 'status', text }),
    forget: () => setMessage(null),
    /** Whether a field with this value is one that the person was asked to fill in. */
    isMissing: (value: string) => value === '' && message?.text === access.fillAll,
  };
}

export type FormMessage = ReturnType<typeof useFormMessage>;
