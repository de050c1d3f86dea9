import { deck, type Random } from '../random';
import { BEAR_CRITICAL, BEAR_FAIR, BEAR_LONG, BEAR_PRAISE } from './bear';
import { GENERAL_LONG, SERVICE_CRITICAL, SERVICE_FAIR, SERVICE_PRAISE } from './general';
import { PRODUCT_COMPLAINTS, PRODUCT_PRAISE } from './products';

type Deal = () => string;

/** The sentences about one product. */
type Voice = { praise: Deal; fair: Deal; critical: Deal };

/** The product that has pages of sentences of its own. */
const BEAR = 'orsacchiotto';

/** Writes comments that suit the product and the stars; no sentence returns before its deck is out. */
export function commentWriter(random: Random): (word: string, stars: number) => string {
  const service = {
    praise: deck(random, SERVICE_PRAISE),
    fair: deck(random, SERVICE_FAIR),
    critical: deck(random, SERVICE_CRITICAL),
  };
  const long = { bear: [...BEAR_LONG], general: [...GENERAL_LONG] };
  const voices = new Map<string, Voice>();
  const voiceOf = (word: string): Voice => {
    const voice = voices.get(word) ?? newVoice(random, word, service);
    voices.set(word, voice);
    return voice;
  };

  return (word, stars) => {
    if (random.chance(0.08)) return '';
    if (stars >= 4 && random.chance(0.07)) {
      const text = (word === BEAR ? long.bear : long.general).pop();
      if (text !== undefined) return text;
    }
    const voice = voiceOf(word);
    if (stars <= 2) return voice.critical();
    if (stars === 3) return voice.fair();
    if (stars === 4)
      return random.chance(0.5) ? `${voice.praise()} ${voice.fair()}` : voice.praise();
    return praise(random, voice, service.praise);
  };
}

function praise(random: Random, voice: Voice, service: Deal): string {
  const shape = random.next();
  if (shape < 0.4) return voice.praise();
  if (shape < 0.75) return `${voice.praise()} ${service()}`;
  if (shape < 0.9) return `${service()} ${voice.praise()}`;
  return `${voice.praise()} ${voice.praise()}`;
}

function newVoice(random: Random, word: string, service: Voice): Voice {
  if (word === BEAR) {
    return {
      praise: deck(random, BEAR_PRAISE),
      fair: deck(random, BEAR_FAIR),
      critical: deck(random, BEAR_CRITICAL),
    };
  }
  const complaints = PRODUCT_COMPLAINTS.get(word);
  return {
    praise: deck(random, PRODUCT_PRAISE.get(word) ?? SERVICE_PRAISE),
    fair: complaints ? deck(random, [...complaints, ...SERVICE_FAIR.slice(0, 3)]) : service.fair,
    critical: service.critical,
  };
}
