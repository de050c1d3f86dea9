import type { Entry } from './entry';

/** Musical instruments. */
export const MUSICA: readonly Entry[] = [
  {
    word: 'chitarra',
    name: 'Chitarra elettrica',
    title: 'Chitarra elettrica rossa a doppia spalla mancante',
    price: 189.0,
    stock: 6,
    views: 5,
    description: [
      'Corpo in tiglio, manico in acero e tre pick-up single coil: una prima chitarra che non si cambia dopo sei mesi.',
      'Tasti: 22',
      'Scala: 25,5 pollici',
      'Inclusi: custodia morbida, tracolla, cavo e due plettri.',
    ].join('\n'),
  },
  {
    word: 'violino',
    name: 'Violino 4/4',
    title: 'Violino 4/4 da studio con archetto e custodia',
    price: 229.0,
    stock: 0,
    views: 4,
    description: [
      'Tavola in abete massello, fondo e fasce in acero fiammato, verniciato a pennello.',
      'Misura: 4/4',
      'Inclusi: archetto, colofonia e custodia rigida',
      'Montato e accordato dal liutaio prima della spedizione.',
    ].join('\n'),
  },
  {
    word: 'sassofono',
    name: 'Sax contralto',
    title: 'Sassofono contralto in mi bemolle laccato oro',
    price: 349.0,
    stock: 3,
    views: 4,
    description: [
      'Un contralto agile e intonato, pensato per chi studia ma vuole un suono pieno.',
      'Tonalità: mi bemolle, con fa diesis acuto',
      'Finitura: laccato oro',
      'Inclusi: bocchino, ancia, cinghia e valigetta.',
    ].join('\n'),
  },
  {
    word: 'djembe',
    name: 'Djembe 50 cm',
    title: 'Djembe in legno intagliato con pelle di capra, 50 cm',
    price: 79.9,
    stock: 7,
    views: 3,
    description: [
      'Scavato in un unico tronco di tek, con tiranti in corda cerata. Bassi caldi e schiaffi nitidi già da nuovo.',
      'Altezza: 50 cm',
      'Diametro della pelle: 25 cm.',
    ].join('\n'),
  },
  {
    word: 'maracas',
    name: 'Maracas dipinte',
    title: 'Coppia di maracas in legno dipinte a mano',
    price: 15.9,
    stock: 38,
    views: 2,
    description:
      'Due maracas leggere, dipinte a bande verdi, gialle e rosse. Adatte ai bambini dai 3 anni e, in generale, alle feste.',
  },
  {
    word: 'microfono',
    name: 'Microfono da studio',
    title: 'Microfono da studio a condensatore con supporto',
    price: 99.0,
    stock: 12,
    views: 3,
    description: [
      'Capsula cardioide da 34 mm per voce, podcast e strumenti acustici.',
      'Connessione: XLR e USB-C',
      'Supporto da tavolo incluso',
      'Interruttore taglia bassi.',
    ].join('\n'),
  },
];
