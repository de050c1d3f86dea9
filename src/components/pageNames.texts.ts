export const pageNames = {
  returnPolicy: 'Politica di reso',
  contacts: 'Contattaci',
  testimonials: 'Dicono di noi',
  about: 'Chi siamo',
  privacy: 'Privacy e cookie',
  accessibility: 'Accessibilità',
  cart: (items: number) => {
    if (items === 0) return 'Carrello';
    return items === 1 ? 'Carrello, 1 articolo' : `Carrello, ${items} articoli`;
  },
  profile: 'Profilo',
  newProduct: '+ Nuovo Prodotto',
  productTable: 'Tabella dei prodotti',
  orders: 'Ordini',
  packing: 'Imballaggio',
  overview: 'Panoramica',
  logout: 'Logout',
  withdrawal: 'Recedere dal contratto qui',
  legalGuarantee: 'Garanzia legale',
  staff: 'Area riservata',
} as const;
