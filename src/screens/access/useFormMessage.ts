import { useState } from 'react';
import { access } from '../../texts/access';

/** What a form has to say; it stays on the page until the next thing is said. */
export function useFormMessage() {
  const [message, setMessage] = useState<{ kind: 'error' | 'status'; text: string } | null>(null);
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
