import type { Entry } from './entry';

/** Stationery and art. */
export const CARTOLERIA: readonly Entry[] = [
  {
    word: 'penna',
    name: 'Stilografica blu',
    title: 'Penna stilografica blu con pennino in acciaio',
    price: 36.9,
    stock: 22,
    views: 5,
    description: [
      'Scrive appena tocca il foglio e non graffia, nemmeno sulla carta economica.',
      'Pennino: medio, in acciaio',
      'Cartucce o convertitore (incluso)',
      'Astuccio in cartone riciclato.',
    ].join('\n'),
  },
  {
    word: 'quaderno',
    name: 'Quaderno Coriandoli',
    title: 'Quaderno cucito con copertina a coriandoli, A5',
    price: 11.9,
    stock: 41,
    views: 3,
    description: [
      "Centosessanta pagine color avorio da 100 g che non lasciano passare l'inchiostro.",
      'Formato: A5',
      'Rigatura: puntinata',
      'Rilegatura cucita, si apre del tutto.',
    ].join('\n'),
  },
  {
    word: 'tavolozza',
    name: 'Tavolozza in faggio',
    title: 'Tavolozza da pittore in faggio oliato',
    price: 17.9,
    stock: 15,
    views: 2,
    description:
      'Leggera, ben bilanciata sul braccio e già trattata con olio di lino. Misura 40 x 30 cm; il foro è smussato a mano. I colori della foto non sono inclusi.',
  },
  {
    word: 'forbici',
    name: 'Forbici da sarto',
    title: 'Forbici da sarta in acciaio con impugnatura arancio',
    price: 19.5,
    stock: 28,
    views: 2,
    description: [
      'Tagliano dalla seta al denim senza masticare la stoffa.',
      'Lunghezza: 23 cm',
      'Lama in acciaio inossidabile',
      'Utilizzabili solo con la mano destra.',
    ].join('\n'),
  },
  {
    word: 'pastelli',
    name: 'Pastelli a cera',
    title: "Pastelli a cera d'api, scatola da 24 colori",
    price: 13.5,
    stock: 34,
    views: 3,
    description: [
      'Colori pieni che si stendono bene e non macchiano le mani.',
      "Cera d'api e pigmenti alimentari",
      'Forma triangolare, difficile da spezzare',
      'Dai 2 anni.',
    ].join('\n'),
  },
  {
    word: 'album',
    name: 'Album ad anelli',
    title: 'Album ad anelli giallo per ritagli e fotografie',
    price: 14.9,
    stock: 1,
    views: 2,
    description:
      'Quaranta fogli di cartoncino nero da 250 g, con anelli che si aprono per aggiungerne altri. La copertina è in tela gialla, con una finestra per il titolo.',
  },
  {
    word: 'mappamondo',
    name: 'Mappamondo 25 cm',
    title: 'Mappamondo in rilievo, diametro 25 cm',
    price: 38.5,
    stock: 11,
    views: 3,
    description: [
      'Le montagne si sentono sotto le dita e i nomi sono in italiano.',
      'Diametro: 25 cm',
      'Base in legno (da avvitare)',
      'Aggiornato ai confini attuali.',
    ].join('\n'),
  },
];
