export const gallery = {
  name: 'Galleria immagini',
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  show: (number: number) => `Mostra immagine ${number}`,
  open: (number: number) => `Apri immagine ${number}`,
  enlarge: 'Ingrandisci immagine',
  numberOf: (number: number, count: number) => `${number} di ${count}`,
  imageOf: (title: string, number: number, count: number) =>
    `${title}, immagine ${number} di ${count}`,
  none: (title: string) => `${title}, nessuna immagine`,
  unavailable: 'Immagine non disponibile.',
} as const;
