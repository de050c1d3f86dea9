import { formatCount, formatPlural } from '../../domain/formatCount';
import { MAX_STARS } from '../../domain/limits';
import type { Rating } from './rating';

export const customerFeedback = {
  loading: 'Caricamento feedback...',
  failed: 'Impossibile caricare i feedback. Riprova più tardi.',
  stars: (stars: number) => `${formatPlural(stars, 'stella', 'stelle')} su ${MAX_STARS}`,
  mean: ({ mean }: Rating) =>
    mean.toLocaleString('it-IT', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  outOf: `su ${MAX_STARS}`,
  count: ({ count }: Rating) => `${formatCount(count)} feedback`,
  rating: (rating: Rating) =>
    `${customerFeedback.mean(rating)} ${customerFeedback.outOf} · ${customerFeedback.count(rating)}`,
  unrated: 'Ancora senza valutazioni',
  distribution: 'Distribuzione delle valutazioni',
  withStars: (stars: number) => formatPlural(stars, 'stella', 'stelle'),
  showAll: 'Mostra tutto',
  showLess: 'Mostra meno',
  photos: (buyer: string) => `Foto di ${buyer}`,
  photoOf: (buyer: string) => (number: number, count: number) =>
    `Foto di ${buyer}, immagine ${number} di ${count}`,
} as const;
