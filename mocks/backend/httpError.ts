/** A request the shop says no to; it reaches the caller as this status with this Italian text. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** The record that was looked up, or a 404 with the text when there is none. */
export function found<Value>(value: Value | undefined, text: string): Value {
  if (value === undefined) throw new HttpError(404, text);
  return value;
}
