import { SHOP } from '../config/shop';

export const shell = {
  mainNavigation: 'Principale',
  menu: 'Menu',
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
  orders: 'Ordini',
  overview: 'Panoramica',
  logout: 'Logout',
  loggedOut: 'Logout effettuato!',
  promise: 'Spedizione gratuita su ogni ordine · Reso entro 30 giorni',
  footerAbout: `${SHOP.name} è online dal ${SHOP.since}: prodotti scontati, spedizione gratuita e reso entro 30 giorni.`,
  informationHeading: 'Informazioni',
  orderHeading: 'Il tuo ordine',
  orderLookup: 'Cerca il tuo ordine',
  orderNumber: 'Numero ordine',
  orderNumberMissing: 'Scrivi il numero dell’ordine.',
  search: 'Cerca',
  withdrawal: 'Recedere dal contratto qui',
  staff: 'Area riservata',
  notifications: 'Notifiche recenti',
  noNotifications: 'Nessuna notifica.',
  offline: "Sei offline: vedi il catalogo dell'ultima visita.",
  writeRefused: 'Sei offline: la modifica non è stata inviata. Riprova quando torni in rete.',
  report: 'Segnala un problema',
  reportShortcut: 'Scarica una segnalazione di questa pagina',
  reportFailed: 'La segnalazione non si può preparare adesso. Controlla la connessione e riprova.',
  newVersion: 'È disponibile una nuova versione',
  closeNotification: 'Chiudi notifica',
  shortcuts: 'Scorciatoie da tastiera',
  dialogUnavailable:
    'Non si può aprire in questo momento. Controlla la connessione e ricarica la pagina.',
} as const;
