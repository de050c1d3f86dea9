import { createDeck, type Random } from '../random';
import { BEAR_CRITICAL, BEAR_FAIR, BEAR_LONG, BEAR_PRAISE } from './bear';
import { GENERAL_LONG, SERVICE_CRITICAL, SERVICE_FAIR, SERVICE_PRAISE } from './general';
import { PRODUCT_COMMENTS } from './productComments';

/** Returns the next sentence. */
type Deck = () => string;

/** The sentences for one product, by how content the customer is. */
type Decks = { praise: Deck; fair: Deck; critical: Deck };

/** The picture word of the product that has sentences of its own in `bear.ts`. */
const BEAR = 'orsacchiotto';

/**
 * Returns a function that writes a comment for a product (by its picture word) and a number of
 * stars. A sentence is repeated only when all others of its deck were used.
 */
export function createCommentWriter(random: Random): (word: string, stars: number) => string {
  const deckOf = (sentences: readonly string[]): Deck => createDeck(random, sentences);
  const service: Decks = {
    praise: deckOf(SERVICE_PRAISE),
    fair: deckOf(SERVICE_FAIR),
    critical: deckOf(SERVICE_CRITICAL),
  };
  const bear: Decks = {
    praise: deckOf(BEAR_PRAISE),
    fair: deckOf(BEAR_FAIR),
    critical: deckOf(BEAR_CRITICAL),
  };
  const decksByWord = new Map([[BEAR, bear]]);
  const long = { bear: [...BEAR_LONG], general: [...GENERAL_LONG] };

  function decksOf(word: string): Decks {
    const existing = decksByWord.get(word);
    if (existing) return existing;
    const { praise = SERVICE_PRAISE, complaints = [] } = PRODUCT_COMMENTS.get(word) ?? {};
    const fair = [...complaints, ...SERVICE_FAIR.slice(0, 3)];
    const own: Decks = {
      ...service,
      praise: deckOf(praise),
      ...(complaints.length > 0 && { fair: deckOf(fair) }),
    };
    decksByWord.set(word, own);
    return own;
  }

  function praiseFor({ praise }: Decks): string {
    const roll = random.next();
    if (roll < 0.4) return praise();
    if (roll < 0.75) return `${praise()} ${service.praise()}`;
    if (roll < 0.9) return `${service.praise()} ${praise()}`;
    return `${praise()} ${praise()}`;
  }

  return (word, stars) => {
    if (random.chance(0.08)) return '';
    if (stars >= 4 && random.chance(0.07)) {
      const text = (word === BEAR ? long.bear : long.general).pop();
      if (text !== undefined) return text;
    }
    const own = decksOf(word);
    if (stars <= 2) return own.critical();
    if (stars === 3) return own.fair();
    if (stars === 5) return praiseFor(own);
    return random.chance(0.5) ? `${own.praise()} ${own.fair()}` : own.praise();
  };
}
