export const testimonials = {
  title: 'Dicono di noi',
  lead: 'Le opinioni di chi ha comprato da noi, così come le hanno scritte.',
  summary: 'Le opinioni di chi ha comprato da noi: voti, commenti e foto dei nostri clienti.',
  table: 'Feedback dei clienti',
  headers: {
    date: 'Data',
    buyer: 'Acquirente',
    product: 'Prodotto',
    comment: 'Descrizione',
    rating: 'Stelle',
    images: 'Immagini',
  },
  empty: 'Non ci sono ancora feedback dei clienti.',
  productNamed: (id: string) => `Prodotto ${id}`,
  productUnknown: 'Prodotto non indicato',
} as const;
