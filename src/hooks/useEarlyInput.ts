import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Reports once what was entered into a form before React hydrated it: React keeps it in the fields, but reports no
 * change. `fields` are the values that React knows, by the names of the form's fields. Returns the form's ref.
 */
export function useEarlyInput<Name extends string>(
  fields: Readonly<Record<Name, string>>,
  onInput: (changed: Partial<Record<Name, string>>) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const report = useEffectEvent((entered: FormData) => {
    const changed = [...entered].filter(([name, value]) => value !== fields[name as Name]);
    if (changed.length > 0) onInput(Object.fromEntries(changed) as Partial<Record<Name, string>>);
  });
  useLayoutEffect(() => {
    if (form.current) report(new FormData(form.current));
  }, []);
  return form;
}
