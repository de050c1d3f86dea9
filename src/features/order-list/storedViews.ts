import * as v from 'valibot';
import { validItems } from '../../domain/schemas';

/** Longer texts were not written by the shop. */
export const MAX_NAME_LENGTH = 60;
const MAX_PARAMETERS_LENGTH = 500;

const savedView = v.object({
  /** Unique, ignoring case. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH)),
  /** The view as URL parameters. */
  parameters: v.pipe(v.string(), v.maxLength(MAX_PARAMETERS_LENGTH)),
});

/** A named view of the list of orders; it contains nothing personal. */
export type SavedView = v.InferOutput<typeof savedView>;

/** The storage of saved views; separate from their slice, because the prerendered list reads them too. */
export const storedViews = { key: 'savedOrderViews', schema: validItems(savedView) };
