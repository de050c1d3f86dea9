/** An idempotent change to a value: it can be applied again to a newer one. */
export type Change<Value> = (value: Value) => Value;

type Entry<Value> = { write: string; apply: Change<Value>; isConfirmed: boolean };

/**
 * A value as the backend last sent it, with the customer's later changes on top. A failed change is dropped and the
 * others stay; a read that began before a change does not hide it.
 */
export class OptimisticValue<Value> {
  private base: Value | undefined;
  private entries: Entry<Value>[] = [];
  private reads = 0;

  /** `initial`: the value until it is read; undefined if none is known. */
  constructor(initial?: Value) {
    this.base = initial;
  }

  /** Returns the value to show; undefined until one is known. */
  current(): Value | undefined {
    if (this.base === undefined) return undefined;
    return this.entries.reduce<Value>((value, { apply }) => apply(value), this.base);
  }

  /** Applies a write's change; returns a function that confirms or undoes it. */
  begin(write: string, apply: Change<Value>): (isConfirmed: boolean) => void {
    const entry = { write, apply, isConfirmed: false };
    this.entries.push(entry);
    return (isConfirmed) => {
      if (isConfirmed) entry.isConfirmed = true;
      else this.entries = this.entries.filter((other) => other !== entry);
      this.settle();
    };
  }

  /**
   * Begins a read, which includes all writes except those under way now. Returns a function to call with the received
   * value, or undefined; it returns whether changes lie on top of it.
   */
  beginRead(isUnderWay: (write: string) => boolean): (value: Value | undefined) => boolean {
    const included = new Set(this.entries.filter(({ write }) => !isUnderWay(write)));
    this.reads += 1;
    return (value) => {
      this.reads -= 1;
      if (value !== undefined) {
        this.base = value;
        this.entries = this.entries.filter((entry) => !included.has(entry));
      }
      const isChanged = this.entries.length > 0;
      this.settle();
      return isChanged;
    };
  }

  private settle(): void {
    // A running read may not include what was confirmed after it began.
    if (this.reads > 0 || !this.entries.every(({ isConfirmed }) => isConfirmed)) return;
    this.base = this.current();
    this.entries = [];
  }
}
