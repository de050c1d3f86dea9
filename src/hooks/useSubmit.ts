import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { ignoreRestOfDoubleClick } from './ignoreRestOfDoubleClick';
import { useSingleFlight } from './useSingleFlight';

type Steps = {
  /** While true, a submit does nothing: the form is being sent, or was. */
  isLocked?: boolean;
  /** Returns whether the form may be sent; if not, shows what is wrong and marks the fields. */
  check: (form: HTMLFormElement) => boolean;
  /** Sends it; not called again until it has settled. */
  send: () => unknown;
};

/**
 * Finds the first field marked as invalid, or the first one of an invalid group. A file field is marked because of
 * files that it has already refused: they do not keep the form from being sent.
 */
const INVALID =
  ':is(input:not([type="file"]), textarea, select)[aria-invalid="true"], [aria-invalid="true"] input:not([type="file"])';

/**
 * Returns the submit handler of a form with its own messages instead of the browser's: it is sent, or its first invalid
 * field gets the focus.
 */
export function useSubmit({
  isLocked = false,
  check,
  send,
}: Steps): (event: SubmitEvent<HTMLFormElement>) => void {
  const [runOnce] = useSingleFlight();
  return (event) => {
    event.preventDefault();
    // A message may move the button away from the pointer.
    ignoreRestOfDoubleClick();
    if (isLocked) return;
    const form = event.currentTarget;
    // Rendered before the field is focused, so that the problem is announced with it.
    if (flushSync(() => check(form))) void runOnce(async () => send());
    else form.querySelector<HTMLElement>(INVALID)?.focus();
  };
}
