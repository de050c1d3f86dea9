import type { Entry } from './entry';

/** Clothes and accessories. */
export const MODA: readonly Entry[] = [
  {
    word: 'borsa',
    name: 'Borsa bicolore',
    title: 'Borsa a mano bicolore in similpelle',
    price: 59.0,
    stock: 15,
    views: 4,
    description: [
      'Cuoio chiaro sopra, cacao sotto, e dentro ci sta un tablet.',
      'Dimensioni: 32 x 24 x 14 cm',
      'Tracolla removibile inclusa',
      'Fodera in cotone con tasca chiusa.',
    ].join('\n'),
  },
  {
    word: 'occhiali',
    name: 'Occhiali da sole',
    title: 'Occhiali da sole polarizzati con montatura viola',
    price: 34.5,
    stock: 32,
    views: 3,
    description: [
      'Lenti polarizzate di categoria 3, protezione UV400.',
      'Montatura: acetato',
      'Peso: 27 g',
      'Custodia rigida e panno inclusi.',
    ].join('\n'),
  },
  {
    word: 'cappello',
    name: 'Cappello di paglia',
    title: 'Cappello di paglia a tesa larga con fiocco rosso',
    price: 25.9,
    stock: 20,
    views: 3,
    description: [
      'Paglia naturale intrecciata, tesa da 11 cm e nastro che si può togliere.',
      "Taglia unica, regolabile all'interno",
      'Si ripiega in valigia senza rovinarsi.',
    ].join('\n'),
  },
  {
    word: 'scarpe',
    name: 'Scarpe da corsa',
    title: 'Scarpe da corsa leggere color lilla',
    price: 72.9,
    stock: 18,
    views: 4,
    description: [
      'Ammortizzate sul tallone e flessibili davanti, per corse da tutti i giorni.',
      'Peso: 238 g (numero 39)',
      'Tomaia in maglia traspirante',
      'Numeri dal 36 al 46.',
    ].join('\n'),
  },
  {
    word: 'sciarpa',
    name: 'Sciarpa rossa',
    title: 'Sciarpa rossa in lana merino con frange',
    price: 31.9,
    stock: 30,
    views: 2,
    description: [
      'Calda senza pungere, lavorata a coste da un maglificio di Biella.',
      'Composizione: 100% lana merino',
      'Dimensioni: 180 x 30 cm',
      'Lavaggio a mano.',
    ].join('\n'),
  },
  {
    word: 'scarponcini',
    name: 'Scarponcini trekking',
    title: 'Scarponcini da trekking in nabuk, suola scolpita',
    price: 109.0,
    stock: 9,
    views: 4,
    description: [
      'Caviglia protetta, membrana impermeabile e una suola che tiene anche sulla roccia bagnata.',
      'Tomaia: nabuk',
      'Peso: 520 g (numero 42)',
      'Numeri dal 37 al 47.',
    ].join('\n'),
  },
  {
    word: 'guanti',
    name: 'Guanti di lana',
    title: 'Guanti in lana viola con dita touch',
    price: 17.5,
    stock: 0,
    views: 2,
    description:
      'Foderati in pile e con due dita che funzionano sullo schermo del telefono. Taglia unica elastica. Lavare a mano in acqua fredda.',
  },
];
