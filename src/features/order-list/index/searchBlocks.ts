import type { Order } from '../../../domain/types';

/** How many orders' texts are joined into one block. */
const BLOCK_SIZE = 512;

/** Separates two texts and occurs in no text. */
const SEPARATOR = '\n';

/** The joined texts; the start of each, and the end of the last. */
type Block = { text: string; starts: Uint32Array };

/**
 * One text per order, joined into a few long ones, so that a search reads memory sequentially. They are created on
 * first use, or ahead of it (`prepare`).
 */
export class SearchBlocks {
  private readonly orders: readonly Order[];
  private readonly textOf: (order: Order) => string;
  private readonly blocks: Block[] = [];

  constructor(orders: readonly Order[], textOf: (order: Order) => string) {
    this.orders = orders;
    this.textOf = textOf;
  }

  /** Creates blocks while there is time; returns whether all of them exist. */
  prepare(isTimeLeft: () => boolean): boolean {
    while (this.blocks.length * BLOCK_SIZE < this.orders.length) {
      if (!isTimeLeft()) return false;
      this.blocks.push(this.makeBlock(this.blocks.length));
    }
    return true;
  }

  /** Returns a mask with 1 at the positions of the orders whose text contains all these words; null if no text does. */
  match(words: readonly string[]): Uint8Array | null {
    this.prepare(() => true);
    const mask = new Uint8Array(this.orders.length).fill(1);
    for (const [at, block] of this.blocks.entries()) {
      const part = mask.subarray(at * BLOCK_SIZE, (at + 1) * BLOCK_SIZE);
      for (const word of words) {
        if (!part.includes(1)) break;
        clearMisses(part, block, removeSeparator(word));
      }
    }
    return mask.includes(1) ? mask : null;
  }

  private makeBlock(at: number): Block {
    const texts = this.orders
      .slice(at * BLOCK_SIZE, (at + 1) * BLOCK_SIZE)
      .map((order) => removeSeparator(this.textOf(order)));
    const starts = new Uint32Array(texts.length + 1);
    for (const [index, text] of texts.entries()) {
      starts[index + 1] = (starts[index] as number) + text.length + SEPARATOR.length;
    }
    return { text: texts.join(SEPARATOR), starts };
  }
}

function removeSeparator(text: string): string {
  return text.includes(SEPARATOR) ? text.replaceAll(SEPARATOR, ' ') : text;
}

/** Sets 0 for the texts of a block that do not contain the word. */
function clearMisses(mask: Uint8Array, { text, starts }: Block, word: string): void {
  let index = 0;
  while (index < mask.length) {
    const found = text.indexOf(word, starts[index]);
    if (found === -1) return void mask.fill(0, index);
    for (; (starts[index + 1] as number) <= found; index += 1) mask[index] = 0;
    index += 1;
  }
}
