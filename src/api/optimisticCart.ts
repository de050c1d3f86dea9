import type { Cart } from '../domain/types';

/** An idempotent change to the cart: it can be applied again to a newer cart. */
export type CartChange = (cart: Cart) => Cart;

type Entry = { write: string; apply: CartChange; isConfirmed: boolean };

/**
 * The cart as the backend last sent it, with the customer's later changes on top. A change that
 * fails drops out, the others stay; a read that began before a change does not hide it.
 */
export class OptimisticCart {
  private base: Cart | undefined;
  private entries: Entry[] = [];
  private reads = 0;

  /** Returns the cart to show; undefined until it was read. */
  current(): Cart | undefined {
    return this.base && this.entries.reduce((cart, { apply }) => apply(cart), this.base);
  }

  /** Applies a write's change to the shown cart; returns a function that confirms or undoes it. */
  begin(write: string, apply: CartChange, shown: Cart | undefined): (isConfirmed: boolean) => void {
    if (this.entries.length === 0) this.base = shown;
    const entry = { write, apply, isConfirmed: false };
    this.entries.push(entry);
    return (isConfirmed) => {
      if (isConfirmed) entry.isConfirmed = true;
      else this.entries = this.entries.filter((other) => other !== entry);
      this.settle();
    };
  }

  /**
   * Begins a read, which includes the writes that are not under way now. Returns a function to call
   * with the cart that came, or null; that one returns whether changes lie on top of it.
   */
  beginRead(isUnderWay: (write: string) => boolean): (cart: Cart | null) => boolean {
    const included = new Set(this.entries.filter(({ write }) => !isUnderWay(write)));
    this.reads += 1;
    return (cart) => {
      this.reads -= 1;
      if (cart) {
        this.base = cart;
        this.entries = this.entries.filter((entry) => !included.has(entry));
      }
      const isChanged = this.entries.length > 0;
      this.settle();
      return isChanged;
    };
  }

  private settle(): void {
    // A read under way may not include what was confirmed after it began.
    if (this.reads > 0 || !this.entries.every(({ isConfirmed }) => isConfirmed)) return;
    this.base = this.current();
    this.entries = [];
  }
}
