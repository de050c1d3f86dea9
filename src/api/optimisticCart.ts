import type { Cart } from '../domain/types';

/** A change to the cart. Made twice it is as made once, so it can be made on a newer cart too. */
export type CartChange = (cart: Cart) => Cart;

type Entry = { write: string; make: CartChange; isTaken: boolean };

/**
 * What the backend last said of the cart, with what the person changed since on top. A change
 * that fails drops out, the others stay; a read that began before a change does not hide it.
 */
export class OptimisticCart {
  private base: Cart | undefined;
  private entries: Entry[] = [];
  private reads = 0;

  /** The cart as the person shall see it; undefined until it was read. */
  shown(): Cart | undefined {
    return this.base && this.entries.reduce((cart, { make }) => make(cart), this.base);
  }

  /** Begins a write's change to the cart that is shown now; gives what ends it, taken or not. */
  begin(write: string, make: CartChange, shown: Cart | undefined): (isTaken: boolean) => void {
    if (this.entries.length === 0) this.base = shown;
    const entry = { write, make, isTaken: false };
    this.entries.push(entry);
    return (isTaken) => {
      if (isTaken) entry.isTaken = true;
      else this.entries = this.entries.filter((other) => other !== entry);
      this.settle();
    };
  }

  /**
   * Begins a read; gives what ends it, with the cart that came or null when none did, and
   * that tells whether changes go on top of it. The read has heard of the writes that are
   * not under way now.
   */
  beginRead(isUnderWay: (write: string) => boolean): (cart: Cart | null) => boolean {
    const heard = new Set(this.entries.filter(({ write }) => !isUnderWay(write)));
    this.reads += 1;
    return (cart) => {
      this.reads -= 1;
      if (cart) {
        this.base = cart;
        this.entries = this.entries.filter((entry) => !heard.has(entry));
      }
      const isChanged = this.entries.length > 0;
      this.settle();
      return isChanged;
    };
  }

  private settle(): void {
    // A read under way may not have heard of what was taken after it began.
    if (this.reads > 0 || !this.entries.every(({ isTaken }) => isTaken)) return;
    this.base = this.shown();
    this.entries = [];
  }
}

const ledgers = new WeakMap<object, OptimisticCart>();

/** The ledger of the store that this dispatch belongs to. */
export function optimisticCartOf(dispatch: object): OptimisticCart {
  const ledger = ledgers.get(dispatch) ?? new OptimisticCart();
  ledgers.set(dispatch, ledger);
  return ledger;
}
