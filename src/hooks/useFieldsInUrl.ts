import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { onBeforePush, useRouterHistory } from './routerHistory';

/** Browsers refuse too many changes of the address in a short time. */
const URL_AFTER_MS = 250;

/**
 * Keeps fields in the address: they change at once, and the address follows without a new history
 * entry, after a delay or when a link leaves the entry. `read` and `write` are inverse functions.
 */
export function useFieldsInUrl<Fields>(
  read: (parameters: URLSearchParams) => Fields,
  write: (fields: Fields) => URLSearchParams,
) {
  const { key, pathname, search } = useLocation();
  const history = useRouterHistory();
  const inUrl = new URLSearchParams(search).toString();
  const [fields, setFields] = useState(() => read(new URLSearchParams(search)));
  const written = useRef({ key, inUrl });

  // The address was changed by Back, Forward, or a link to the same page.
  useEffect(() => {
    if (key === written.current.key && inUrl === written.current.inUrl) return;
    written.current = { key, inUrl };
    setFields(read(new URLSearchParams(inUrl)));
  }, [key, inUrl, read]);

  useEffect(() => {
    const wanted = write(fields).toString();
    if (wanted === written.current.inUrl) return;
    const put = () => {
      end();
      const { location } = history;
      // A screen stays until the next one's file is loaded, but its entry is left by then.
      if (location.key !== key || location.pathname !== pathname) return;
      written.current = { key, inUrl: wanted };
      history.replace({ ...location, search: wanted && `?${wanted}` }, location.state);
    };
    const timer = setTimeout(put, URL_AFTER_MS);
    const unsubscribe = onBeforePush(put);
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
    };
    return end;
  }, [fields, key, pathname, history, write]);

  return [fields, setFields] as const;
}
