import type { SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useSingleFlight } from '../../hooks/useSingleFlight';

type FormSubmit = {
  /** While it is, a submit does nothing. */
  isLocked: boolean;
  /** Shows what is wrong with the input; returns whether it can be sent. */
  check: () => boolean;
  send: () => Promise<void>;
};

/**
 * Returns a form's submit handler: sends what has passed the check, once at a time, else focuses
 * the first invalid field.
 */
export function useFormSubmit({ isLocked, check, send }: FormSubmit) {
  const runOnce = useSingleFlight();
  return (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isLocked) return;
    // Rendered before the field is focused, so that the problem is announced with it.
    if (flushSync(check)) return void runOnce(send);
    event.currentTarget.querySelector<HTMLElement>(INVALID_FIELD)?.focus();
  };
}

/** A field, or the first one of an invalid group. */
const INVALID_FIELD =
  'input[aria-invalid="true"], textarea[aria-invalid="true"], [aria-invalid="true"] input';
