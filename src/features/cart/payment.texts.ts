import { DELIVERY_DAYS } from '../../domain/priority';

export const payment = {
  successTitle: 'Grazie per il tuo ordine!',
  successText: 'Il pagamento è andato a buon fine.',
  orderNumber: 'Il numero del tuo ordine è',
  openOrder: 'Vai al tuo ordine',
  nextHeading: 'Che cosa succede adesso',
  next: [
    'Ti mandiamo un’email di conferma con il numero dell’ordine: conservala, serve per seguirlo.',
    `Prepariamo e spediamo: la consegna standard arriva entro ${DELIVERY_DAYS.STANDARD} giorni, quella prioritaria entro ${DELIVERY_DAYS.PRIORITARIO} giorni.`,
    'Quando il pacco parte, nella pagina dell’ordine trovi il corriere e il codice di tracciamento.',
  ],
  lookupHeading: 'Segui il tuo ordine',
  backToShop: 'Torna al negozio',

  failedTitle: 'Pagamento non riuscito',
  failedText:
    'Il pagamento non è stato completato e, per quanto ci risulta, non ti è stato addebitato nulla.',
  cartKept: 'Il carrello è rimasto come lo avevi lasciato: puoi riprovare quando vuoi.',
  failedHelp: 'Se la tua banca mostra comunque un addebito, scrivici: lo controlliamo insieme.',
  retry: 'Riprova il pagamento',
  backHome: 'Torna alla home',
  contact: 'Contattaci',
} as const;
