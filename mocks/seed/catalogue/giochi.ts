import type { Entry } from './entry';

/** Toys and games. */
export const GIOCHI: readonly Entry[] = [
  {
    word: 'orsacchiotto',
    name: 'Orsacchiotto Bruno',
    title: 'Orsacchiotto di peluche Bruno, 35 cm',
    price: 24.9,
    stock: 42,
    views: 5,
    description: [
      'Bruno è un orsacchiotto morbidissimo, con la pancia chiara e il muso ricamato a mano.',
      'Altezza da seduto: 35 cm',
      'Imbottitura: fibra riciclata, anallergica',
      'Lavabile in lavatrice a 30 gradi, adatto dalla nascita.',
    ].join('\n'),
  },
  {
    word: 'matrioska',
    name: 'Matrioska 5 pezzi',
    title: 'Matrioska in legno di tiglio dipinta a mano, 5 pezzi',
    price: 29.9,
    stock: 11,
    views: 4,
    description: [
      "Cinque bamboline una dentro l'altra, tornite in legno di tiglio e dipinte a mano in rosso lampone.",
      'Altezza della più grande: 15 cm',
      'Finitura: vernice ad acqua',
      'Ogni serie è leggermente diversa dalle altre.',
    ].join('\n'),
  },
  {
    word: 'scacchi',
    name: 'Scacchi Staunton',
    title: 'Set di scacchi Staunton in legno ebanizzato',
    price: 54.5,
    stock: 8,
    views: 3,
    description: [
      'Trentadue pezzi torniti nel classico disegno Staunton, zavorrati e con il fondo in feltro.',
      'Altezza del re: 9,5 cm',
      'Materiale: bosso naturale ed ebanizzato',
      'Scacchiera non inclusa.',
    ].join('\n'),
  },
  {
    word: 'robot',
    name: 'Robot Tino',
    title: 'Robot giocattolo Tino con luci e suoni',
    price: 34.9,
    stock: 19,
    views: 4,
    description: [
      'Tino cammina, gira la testa e risponde al battito delle mani.',
      'Altezza: 22 cm',
      'Alimentazione: 3 pile AA (non incluse)',
      'Età consigliata: dai 4 anni.',
    ].join('\n'),
  },
  {
    word: 'aquilone',
    name: 'Aquilone a rombo',
    title: 'Aquilone a rombo con coda a fiocchi',
    price: 18.5,
    stock: 27,
    views: 3,
    description:
      'Si alza anche con poco vento e si monta in un minuto. Tela in nylon antistrappo a quattro colori, stecche in fibra di vetro, 40 metri di filo con impugnatura.',
  },
  {
    word: 'dadi',
    name: 'Dadi grandi',
    title: 'Coppia di dadi giganti in resina, 6 cm',
    price: 9.9,
    stock: 60,
    views: 2,
    description: '',
  },
  {
    word: 'puzzle',
    name: 'Puzzle Prato',
    title: 'Puzzle da 1000 pezzi «Prato di primavera»',
    price: 16.9,
    stock: 2,
    views: 3,
    description: [
      'Un prato visto da vicino, con tutte le sfumature del verde: bello e piuttosto difficile.',
      'Pezzi: 1000, in cartone spesso',
      'Dimensioni finito: 68 x 48 cm',
      'Poster di riferimento incluso.',
    ].join('\n'),
  },
];
