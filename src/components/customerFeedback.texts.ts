import { MAX_STARS } from '../domain/limits';

/** What the tables of feedback share. */
export const customerFeedback = {
  loading: 'Caricamento feedback...',
  failed: 'Impossibile caricare i feedback. Riprova più tardi.',
  stars: (stars: number) => `${stars} stelle su ${MAX_STARS}`,
  photos: (buyer: string) => `Foto di ${buyer}`,
  photoOf: (buyer: string) => (place: number, count: number) =>
    `Foto di ${buyer}, immagine ${place} di ${count}`,
} as const;
