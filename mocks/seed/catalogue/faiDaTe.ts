import type { Entry } from './entry';

/** Tools. */
export const FAI_DA_TE: readonly Entry[] = [
  {
    word: 'cassetta',
    name: 'Cassetta attrezzi',
    title: 'Cassetta degli attrezzi in metallo rossa',
    price: 46.9,
    stock: 13,
    views: 3,
    description: [
      'Lamiera verniciata, vassoio estraibile e doppia chiusura.',
      'Dimensioni: 42 x 20 x 22 cm',
      'Portata: 25 kg',
      'Attrezzi non inclusi.',
    ].join('\n'),
  },
  {
    word: 'martello',
    name: 'Martello carpentiere',
    title: 'Martello da carpentiere con manico in hickory',
    price: 24.0,
    stock: 22,
    views: 2,
    description:
      'Testa forgiata da 450 g con penna per i chiodi e manico in hickory incerato. Ben bilanciato, lunghezza 33 cm.',
  },
  {
    word: 'cacciavite',
    name: 'Cacciavite 12 in 1',
    title: 'Cacciavite con dodici punte magnetiche',
    price: 18.9,
    stock: 40,
    views: 1,
    description: [
      'Le punte stanno nel manico e non si perdono più.',
      'Punte: taglio, croce, torx e esagonali',
      'Acciaio al cromo vanadio',
      'Manico antiscivolo.',
    ].join('\n'),
  },
];
