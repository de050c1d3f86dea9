export const orderActions = {
  actions: 'Azioni sugli ordini',
  packingList: 'Lista di imballaggio',
  changeState: 'Cambia stato',
  shippingCodes: 'Codici di spedizione',
} as const;
