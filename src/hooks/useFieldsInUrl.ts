import { useEffect, useRef, useState } from 'react';
import { useLocation, type Location } from 'react-router';
import { onBeforePush, useRouterHistory } from './routerHistory';

/** Browsers refuse too many changes to the address in a short time. */
const URL_AFTER_MS = 250;

type HiddenField<Fields> = {
  /** Returns the text that the entry's state holds; '' if none exists. */
  hide: (fields: Fields) => string;
  /** The hidden text when the page opens, if it differs from the entry's. */
  initial: string;
};

const NOTHING_HIDDEN: HiddenField<unknown> = { hide: () => '', initial: '' };

/**
 * Keeps fields in the address: they change at once, and the address follows without a new history entry, after a delay
 * or when a link leaves the entry. `read` and `write` are inverse functions. One text that must not be visible in the
 * address can be hidden in the history entry's state; `write` also gets the current address.
 */
export function useFieldsInUrl<Fields>(
  read: (parameters: URLSearchParams, hidden: string) => Fields,
  write: (fields: Fields, inUrl: URLSearchParams) => URLSearchParams,
  { hide, initial }: HiddenField<Fields> = NOTHING_HIDDEN,
) {
  const { key, pathname, search, state } = useLocation();
  const history = useRouterHistory();
  const inUrl = new URLSearchParams(search).toString();
  const hidden = readHidden(state);
  const [fields, setFields] = useState(() => read(new URLSearchParams(search), initial || hidden));
  const written = useRef({ key, inUrl });

  // The address was changed by Back, Forward, or a link to the same page.
  useEffect(() => {
    if (key === written.current.key && inUrl === written.current.inUrl) return;
    written.current = { key, inUrl };
    setFields(read(new URLSearchParams(inUrl), hidden));
  }, [key, inUrl, hidden, read]);

  const toHide = hide(fields);
  useEffect(() => {
    const wanted = write(fields, new URLSearchParams(written.current.inUrl)).toString();
    if (wanted === written.current.inUrl && toHide === hidden) return;
    const put = () => {
      end();
      const { location } = history;
      // A screen stays until the next one's file is loaded, but by then its entry has been left.
      if (location.key !== key || location.pathname !== pathname) return;
      written.current = { key, inUrl: wanted };
      // If given a whole location, the history takes its state as well, and no other argument.
      const hiding = writeHidden(location.state, toHide);
      const entry: Location = { ...location, search: wanted && `?${wanted}`, state: hiding };
      history.replace(entry);
    };
    const timer = setTimeout(put, URL_AFTER_MS);
    const unsubscribe = onBeforePush(put);
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    return end;
  }, [fields, toHide, hidden, key, pathname, history, write]);

  return [fields, setFields] as const;
}

function readHidden(state: unknown): string {
  const hidden = isRecord(state) ? state['hidden'] : undefined;
  return typeof hidden === 'string' ? hidden : '';
}

function writeHidden(state: unknown, hidden: string): unknown {
  if (hidden === readHidden(state)) return state;
  return { ...(isRecord(state) && state), hidden };
}

function isRecord(state: unknown): state is Record<string, unknown> {
  return typeof state === 'object' && state !== null;
}
