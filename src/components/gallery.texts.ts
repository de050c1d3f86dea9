/** What is said around pictures that are looked at. */
export const gallery = {
  name: 'Galleria immagini',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  show: (place: number) => `Mostra immagine ${place}`,
  open: (place: number) => `Apri immagine ${place}`,
  enlarge: 'Ingrandisci immagine',
  placeOf: (place: number, count: number) => `${place} di ${count}`,
  imageOf: (title: string, place: number, count: number) =>
    `${title}, immagine ${place} di ${count}`,
  none: (title: string) => `${title}, nessuna immagine`,
  unavailable: 'Immagine non disponibile.',
} as const;
