import type { Entry } from './entry';

/** Kitchen. */
export const CUCINA: readonly Entry[] = [
  {
    word: 'teiera',
    name: 'Teiera lampone',
    title: 'Teiera in ceramica smaltata color lampone, 1,2 litri',
    price: 32.9,
    stock: 14,
    views: 5,
    description: [
      'Una teiera panciuta che versa senza gocciolare, smaltata a mano in due tonalità.',
      'Capacità: 1,2 litri',
      'Filtro in acciaio estraibile',
      'Adatta alla lavastoviglie.',
    ].join('\n'),
  },
  {
    word: 'padella',
    name: 'Padella 26 cm',
    title: 'Padella antiaderente in alluminio forgiato, 26 cm',
    price: 27.9,
    stock: 33,
    views: 3,
    description: [
      'Fondo spesso 5 mm che distribuisce bene il calore, rivestimento senza PFOA.',
      'Diametro: 26 cm',
      'Peso: 980 g',
      'Adatta a tutti i piani, induzione compresa.',
    ].join('\n'),
  },
  {
    word: 'casseruola',
    name: 'Casseruola acciaio',
    title: 'Casseruola in acciaio con due manici, 4 litri',
    price: 44.9,
    stock: 9,
    views: 4,
    description: [
      'Per minestre, ragù e spezzatini che cuociono piano.',
      'Materiale: acciaio 18/10 con triplo fondo',
      'Capacità: 4 litri',
      'Manici che restano freddi.',
    ].join('\n'),
  },
  {
    word: 'coltello',
    name: 'Coltello chef',
    title: 'Coltello da chef con lama da 20 cm',
    price: 39.0,
    stock: 17,
    views: 2,
    description:
      'Lama in acciaio forgiato al molibdeno, affilata a mano, e manico ergonomico a tre rivetti. Equilibrato, adatto anche a chi ha mani piccole. Si consiglia di lavarlo a mano e asciugarlo subito.',
  },
  {
    word: 'tazza',
    name: 'Tazza colazione',
    title: 'Tazza da colazione in gres con piattino',
    price: 12.9,
    stock: 48,
    views: 3,
    description: [
      'Gres cotto ad alta temperatura, con un grigio lavanda caldo e irregolare.',
      'Capacità: 350 ml',
      'Piattino incluso',
      'Adatta a microonde e lavastoviglie.',
    ].join('\n'),
  },
  {
    word: 'barattolo',
    name: 'Barattolo 1 L',
    title: 'Barattolo in vetro con tappo ermetico, 1 litro',
    price: 7.9,
    stock: 55,
    views: 2,
    description: [
      'Per biscotti, legumi, pasta e tutto quello che è bello vedere in dispensa.',
      'Vetro borosilicato, guarnizione in silicone',
      'Altezza: 17 cm',
      'Etichetta scrivibile.',
    ].join('\n'),
  },
  {
    word: 'calice',
    name: 'Calice cristallo',
    title: 'Calice da vino rosso in cristallo soffiato',
    price: 14.5,
    stock: 24,
    views: 3,
    description:
      'Coppa ampia che lascia respirare i vini di corpo. Cristallo senza piombo, stelo tirato a mano, capacità 580 ml. Viaggia in una scatola a prova di corriere.',
  },
  {
    word: 'timer',
    name: 'Timer meccanico',
    title: 'Timer da cucina meccanico blu',
    price: 11.5,
    stock: 0,
    views: 1,
    description: [
      'Si gira, ticchetta e suona: niente pile.',
      'Durata massima: 60 minuti',
      'Base con calamita.',
    ].join('\n'),
  },
];
