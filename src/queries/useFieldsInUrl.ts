import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Browsers refuse too many changes of the address in a short time. */
const URL_AFTER_MS = 250;

/**
 * Fields that are kept in the address: they react at once, and the address, which can be
 * shared, follows without a step in the history. `read` and `write` are each other's reverse.
 */
export function useFieldsInUrl<Fields>(
  read: (parameters: URLSearchParams) => Fields,
  write: (fields: Fields) => URLSearchParams,
) {
  const [search, setSearch] = useSearchParams();
  const inUrl = search.toString();
  const [fields, setFields] = useState(() => read(search));
  const written = useRef(inUrl);

  // The address changed by other hands: Back, Forward, or a link to the same page.
  useEffect(() => {
    if (inUrl === written.current) return;
    written.current = inUrl;
    setFields(read(new URLSearchParams(inUrl)));
  }, [inUrl, read]);

  useEffect(() => {
    const wanted = write(fields).toString();
    if (wanted === written.current) return;
    const timer = setTimeout(() => {
      written.current = wanted;
      setSearch(wanted, { replace: true });
    }, URL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fields, setSearch, write]);

  return [fields, setFields] as const;
}
