import { SHOP } from '../../config/shop';

/** Shown by a build without a backend; separate, so that other builds do not contain it. */
export const demonstration = 'Negozio dimostrativo: gli ordini non sono veri';

export const layout = {
  mainNavigation: 'Principale',
  menu: 'Menu',
  allProducts: 'Tutti i prodotti',
  categories: 'Categorie',
  orderInMenu: 'Cerca un ordine',
  backOffice: 'Amministrazione',
  menuFailed: 'Menu non caricato: riprova',
  promises: 'Le nostre promesse',
  promise: 'Spedizione gratuita su ogni ordine · Reso entro 30 giorni',
  since: `${SHOP.name}, online dal ${SHOP.since}`,
  card: 'Paghi con carta, su una pagina sicura.',
  helpHeading: 'Assistenza',
  footerAbout: `${SHOP.name} è online dal ${SHOP.since}: prodotti scontati, spedizione gratuita e reso entro 30 giorni.`,
  informationHeading: 'Informazioni',
  orderHeading: 'Il tuo ordine',
  offline: "Sei offline: vedi il catalogo dell'ultima visita.",
  writeRefused: 'Sei offline: la modifica non è stata inviata. Riprova quando torni in rete.',
  newVersion: 'È disponibile una nuova versione',
  shortcuts: 'Scorciatoie da tastiera',
} as const;
