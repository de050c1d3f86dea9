import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { ownEntryState, toEntryState } from './entryState';
import { afterDelayOrClick } from './afterDelayOrClick';

type HiddenField<Fields> = {
  /** Returns the text that the entry's state holds; '' if none exists. */
  hide: (fields: Fields) => string;
  /** Values, when the page opens, of the fields that neither the address nor the entry has. */
  initial: Partial<Fields>;
};

const NOTHING_HIDDEN: HiddenField<unknown> = { hide: () => '', initial: {} };

/**
 * Keeps fields in the address: they change at once, and the address follows without a new history entry, after a delay
 * or with the next click, which may follow a link. `read` and `write` are inverse functions. One text that must not be
 * visible in the address can be hidden in the history entry's state; `write` also gets the current address.
 */
export function useFieldsInUrl<Fields>(
  read: (parameters: URLSearchParams, hidden: string) => Fields,
  write: (fields: Fields, inUrl: URLSearchParams) => URLSearchParams,
  { hide, initial }: HiddenField<Fields> = NOTHING_HIDDEN,
) {
  const { key, pathname, search, hash, state } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const inUrl = new URLSearchParams(search).toString();
  const hidden = readHidden(state);
  const [fields, setFields] = useState(() => ({
    ...read(new URLSearchParams(search), hidden),
    ...initial,
  }));
  const previous = useRef({ key, inUrl, hidden });

  useEffect(() => {
    const before = previous.current;
    previous.current = { key, inUrl, hidden };
    const isOwnWrite =
      navigationType === 'REPLACE' && (inUrl !== before.inUrl || hidden !== before.hidden);
    // The address was changed by Back, Forward, or a link to the same page.
    if (key !== before.key && !isOwnWrite) setFields(read(new URLSearchParams(inUrl), hidden));
  }, [key, inUrl, hidden, navigationType, read]);

  const toHide = hide(fields);
  useEffect(() => {
    const wanted = write(fields, new URLSearchParams(inUrl)).toString();
    if (wanted === inUrl && toHide === hidden) return;
    return afterDelayOrClick(pathname, () => {
      void navigate({ search: wanted, hash }, { replace: true, state: writeHidden(state, toHide) });
    });
  }, [fields, toHide, hidden, inUrl, pathname, hash, state, navigate, write]);

  return [fields, setFields] as const;
}

function readHidden(state: unknown): string {
  const { hidden } = toEntryState(state);
  return typeof hidden === 'string' ? hidden : '';
}

function writeHidden(state: unknown, hidden: string): unknown {
  if (hidden === readHidden(state)) return state;
  return ownEntryState(state, { hidden });
}
