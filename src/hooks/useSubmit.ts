import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSingleFlight } from './useSingleFlight';

type Steps = {
  /** While it is, a submit does nothing: the form is being sent, or was. */
  isLocked?: boolean;
  /** Whether the form may be sent; if not, it has what is wrong shown and its fields marked. */
  check: (form: HTMLFormElement) => boolean;
  /** Sends it; not called again until it has settled. */
  send: () => unknown;
};

/**
 * Finds the first field marked as invalid, or the first one of a group that is. A file field is
 * marked for files that it has refused already: they do not keep the form from being sent.
 */
const INVALID =
  ':is(input:not([type="file"]), textarea, select)[aria-invalid="true"], [aria-invalid="true"] input:not([type="file"])';

/**
 * Returns the submit handler of a form whose messages are its own, not the browser's: it is sent,
 * or its first invalid field gets the focus.
 */
export function useSubmit({
  isLocked = false,
  check,
  send,
}: Steps): (event: SubmitEvent<HTMLFormElement>) => void {
  const runOnce = useSingleFlight();
  return (event) => {
    event.preventDefault();
    if (isLocked) return;
    const form = event.currentTarget;
    // Rendered before the field is focused, so that the problem is announced with it.
    if (flushSync(() => check(form))) void runOnce(async () => send());
    else form.querySelector<HTMLElement>(INVALID)?.focus();
  };
}
