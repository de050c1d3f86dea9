import type { Entry } from './entry';

/** Sport. */
export const SPORT: readonly Entry[] = [
  {
    word: 'pallone',
    name: 'Pallone da calcio',
    title: 'Pallone da calcio cucito a mano, misura 5',
    price: 22.9,
    stock: 37,
    views: 4,
    description: [
      "Pannelli blu e bianchi cuciti a mano, camera d'aria in butile che tiene la pressione per settimane.",
      'Misura: 5',
      'Peso: 430 g',
      'Spedito sgonfio, con ago per la pompa.',
    ].join('\n'),
  },
  {
    word: 'bicicletta',
    name: 'Bici da città',
    title: 'Bicicletta da città rossa con fanale e carter',
    price: 319.0,
    stock: 3,
    views: 5,
    description: [
      'Telaio basso, cambio a sei marce e parafanghi: comoda per il mercato come per il lungomare.',
      'Ruote: 28 pollici',
      'Peso: 15,5 kg',
      'Arriva montata al 90 per cento, con gli attrezzi per finire.',
    ].join('\n'),
  },
  {
    word: 'skateboard',
    name: 'Skateboard acero',
    title: 'Skateboard completo in acero canadese, 8 pollici',
    price: 58.9,
    stock: 14,
    views: 3,
    description: [
      'Sette strati di acero pressati a freddo e truck in alluminio.',
      'Tavola: 31 x 8 pollici',
      'Ruote: 54 mm, durezza 95A',
      'Cuscinetti ABEC-7.',
    ].join('\n'),
  },
  {
    word: 'guantoni',
    name: 'Guantoni 12 oz',
    title: 'Guantoni da boxe rossi, 12 once',
    price: 37.9,
    stock: 21,
    views: 3,
    description: [
      'Imbottitura a tre densità e chiusura a strappo larga, per allenarsi al sacco senza farsi male ai polsi. Fodera traspirante, da arieggiare dopo ogni uso.',
      'Peso: 12 once.',
    ].join('\n'),
  },
  {
    word: 'pattini',
    name: 'Pattini a rotelle',
    title: 'Pattini a rotelle in stile anni Ottanta',
    price: 69.9,
    stock: 0,
    views: 4,
    description: [
      'Scarpetto alto, quattro ruote morbide e freno in punta.',
      'Misure dal 36 al 43',
      'Ruote: 58 mm',
      'Piastra in alluminio.',
    ].join('\n'),
  },
  {
    word: 'racchetta',
    name: 'Racchetta da tennis',
    title: 'Racchetta da tennis in grafite con pallina',
    price: 62.5,
    stock: 17,
    views: 2,
    description:
      'Perdona i colpi decentrati e non affatica il braccio. Ovale da 645 cm quadrati, 270 g senza corde, manico L2. Incordata, con una pallina in omaggio.',
  },
  {
    word: 'maschera',
    name: 'Maschera e boccaglio',
    title: 'Set maschera e boccaglio per immersioni',
    price: 28.9,
    stock: 25,
    views: 3,
    description: [
      'Lente unica in vetro temperato e silicone morbido che sigilla anche con la barba.',
      'Boccaglio a secco con valvola di scarico',
      'Sacca a rete inclusa.',
    ].join('\n'),
  },
];
