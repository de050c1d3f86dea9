import { deck, type Random } from '../random';
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
export function commentWriter(random: Random): (word: string, stars: number) => string {
  const decks = (
    praise: readonly string[],
    fair: readonly string[],
    critical: readonly string[],
  ) => ({
    praise: deck(random, praise),
    fair: deck(random, fair),
    critical: deck(random, critical),
  });
  const service = decks(SERVICE_PRAISE, SERVICE_FAIR, SERVICE_CRITICAL);
  const decksByWord = new Map<string, Decks>([
    [BEAR, decks(BEAR_PRAISE, BEAR_FAIR, BEAR_CRITICAL)],
  ]);
  const long = { bear: [...BEAR_LONG], general: [...GENERAL_LONG] };

  function decksOf(word: string): Decks {
    const known = decksByWord.get(word);
    if (known) return known;
    const { praise, complaints } = PRODUCT_COMMENTS.get(word) ?? {
      praise: SERVICE_PRAISE,
      complaints: [],
    };
    const own = {
      praise: deck(random, praise),
      fair:
        complaints.length > 0
          ? deck(random, [...complaints, ...SERVICE_FAIR.slice(0, 3)])
          : service.fair,
      critical: service.critical,
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
