export const shortcuts = {
  title: 'Scorciatoie da tastiera',
  everywhere: 'Ovunque',
  page: 'In questa pagina',
  palette: 'Cerca e comandi',
  help: 'Scorciatoie da tastiera',
  search: 'Vai alla ricerca',
  goHome: 'Vai alla home',
  goToCart: 'Vai al carrello',
  goToOrders: 'Vai agli ordini',
  goToOverview: 'Vai alla panoramica',
  after: 'poi',
  singleKeys: 'Scorciatoie senza Ctrl o Alt',
  singleKeysHint:
    'Spegnile se usi i comandi vocali o se ti capita di premere tasti per sbaglio. Vale per questo dispositivo.',
  notWhileTyping: 'Mentre scrivi in un campo non fanno niente.',
  keys: { Control: 'Ctrl', Meta: '⌘', Shift: 'Maiusc', Alt: 'Alt' } as Record<string, string>,
} as const;
