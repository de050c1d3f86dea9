import type { Order } from '../../../domain/types';

/** So many orders' texts are one block, made at once. */
const BLOCK_SIZE = 512;

/** Stands between two texts, and in none of them. */
const SEPARATOR = '\n';

/** Texts of up to `BLOCK_SIZE` orders in a row; at which letter each begins, and one more would. */
type Block = { text: string; starts: Uint32Array };

/**
 * One text of each order, as a few long ones: a search goes through them in a row, and not from
 * one end of the memory to the other. They are made at the first need, or before (`prepare`).
 */
export class SearchBlocks {
  private readonly orders: readonly Order[];
  private readonly textOf: (order: Order) => string;
  private readonly blocks: Block[];

  /** `blocks` are those that are known already, from the first one on. */
  constructor(
    orders: readonly Order[],
    textOf: (order: Order) => string,
    blocks: readonly Block[] = [],
  ) {
    this.orders = orders;
    this.textOf = textOf;
    this.blocks = [...blocks];
  }

  /** Makes blocks as long as there is time; returns whether all are made. */
  prepare(isTimeLeft: () => boolean): boolean {
    while (this.blocks.length * BLOCK_SIZE < this.orders.length) {
      if (!isTimeLeft()) return false;
      this.blocks.push(this.blockAt(this.blocks.length));
    }
    return true;
  }

  /**
   * The positions of the orders whose text has all these words in it (1) and of the others (0);
   * null when nowhere. Only those that `within` has are asked, where it is given.
   */
  having(words: readonly string[], within: Uint8Array | null): Uint8Array | null {
    this.prepare(() => true);
    const mask = new Uint8Array(this.orders.length).fill(1);
    if (within) mask.set(within);
    for (const [at, block] of this.blocks.entries()) {
      const part = mask.subarray(at * BLOCK_SIZE, (at + 1) * BLOCK_SIZE);
      for (const word of words) {
        if (!part.includes(1)) break;
        keepHaving(part, block, plain(word));
      }
    }
    return mask.includes(1) ? mask : null;
  }

  /** The same for orders of which only those at these positions have others. */
  withChanges(orders: readonly Order[], changed: readonly number[]): SearchBlocks {
    const next = new SearchBlocks(orders, this.textOf, this.blocks);
    for (const at of new Set(changed.map((position) => Math.floor(position / BLOCK_SIZE)))) {
      if (at < next.blocks.length) next.blocks[at] = next.blockAt(at);
    }
    return next;
  }

  private blockAt(at: number): Block {
    const texts = this.orders
      .slice(at * BLOCK_SIZE, (at + 1) * BLOCK_SIZE)
      .map((order) => plain(this.textOf(order)));
    const starts = new Uint32Array(texts.length + 1);
    for (const [index, text] of texts.entries()) {
      starts[index + 1] = (starts[index] as number) + text.length + SEPARATOR.length;
    }
    return { text: texts.join(SEPARATOR), starts };
  }
}

function plain(text: string): string {
  return text.includes(SEPARATOR) ? text.replaceAll(SEPARATOR, ' ') : text;
}

/** Takes the mark (1) from those texts of a block that do not have the word in them. */
function keepHaving(mask: Uint8Array, { text, starts }: Block, word: string): void {
  let index = 0;
  while (index < mask.length) {
    const found = text.indexOf(word, starts[index]);
    if (found === -1) return void mask.fill(0, index);
    for (; (starts[index + 1] as number) <= found; index += 1) mask[index] = 0;
    index += 1;
  }
}
