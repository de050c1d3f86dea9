/** A request that the shop refuses: the caller gets this status with this Italian text. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.name = 'HttpError';
    this.status = status;
  }
}

/** Throws an HttpError unless the condition holds. */
export function httpAssert(condition: boolean, status: number, text: string): asserts condition {
  if (!condition) throw new HttpError(status, text);
}

/** Returns the value, or throws a 404 with the text if it is missing. */
export function orNotFound<Value>(value: Value | undefined, text: string): Value {
  if (value === undefined) throw new HttpError(404, text);
  return value;
}
