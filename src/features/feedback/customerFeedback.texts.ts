import { MAX_STARS } from '../../domain/limits';

/** Texts shared by the tables of feedback. */
export const customerFeedback = {
  loading: 'Caricamento feedback...',
  failed: 'Impossibile caricare i feedback. Riprova più tardi.',
  stars: (stars: number) => `${stars} ${stars === 1 ? 'stella' : 'stelle'} su ${MAX_STARS}`,
  photos: (buyer: string) => `Foto di ${buyer}`,
  photoOf: (buyer: string) => (number: number, count: number) =>
    `Foto di ${buyer}, immagine ${number} di ${count}`,
} as const;
