import type { Entry } from './entry';

/** Travel and outdoors. */
export const VIAGGIO: readonly Entry[] = [
  {
    word: 'zaino',
    name: 'Zaino Lampone',
    title: 'Zaino da città color lampone, 22 litri',
    price: 49.9,
    stock: 23,
    views: 5,
    description: [
      'Tre scomparti, una tasca per il computer e le cerniere gialle che si trovano al primo colpo.',
      'Capacità: 22 litri',
      'Tessuto: poliestere riciclato, idrorepellente',
      'Peso: 640 g.',
    ].join('\n'),
  },
  {
    word: 'tenda',
    name: 'Tenda 2 posti',
    title: 'Tenda da campeggio per due persone, verde',
    price: 84.9,
    stock: 10,
    views: 3,
    description: [
      'Si monta in cinque minuti con due soli paletti.',
      "Colonna d'acqua: 3000 mm",
      'Peso: 2,4 kg',
      'Ingombro chiusa: 42 x 15 cm.',
    ].join('\n'),
  },
  {
    word: 'bussola',
    name: 'Bussola ottone',
    title: 'Bussola tascabile in ottone con coperchio',
    price: 22.5,
    stock: 18,
    views: 3,
    description:
      'Ago smorzato in liquido, rosa dei venti incisa e anello per la catena. Sta in una tasca e fa la sua figura anche sulla scrivania.',
  },
  {
    word: 'valigia',
    name: 'Trolley cabina',
    title: 'Trolley rigido da cabina blu, 38 litri',
    price: 74.9,
    stock: 13,
    views: 4,
    description: [
      'Accettato in cabina dalle principali compagnie.',
      'Dimensioni: 55 x 35 x 20 cm',
      'Peso: 2,6 kg',
      'Quattro ruote doppie, chiusura TSA, fodera lavabile.',
    ].join('\n'),
  },
  {
    word: 'telescopio',
    name: 'Telescopio 70/700',
    title:
      'Telescopio rifrattore 70/700 con treppiede in alluminio, due oculari, cercatore a punto rosso, supporto per lo smartphone e guida in italiano alle prime trenta notti di osservazione',
    price: 139.0,
    stock: 7,
    views: 4,
    description: [
      'Per vedere i crateri della Luna, gli anelli di Saturno e le lune di Giove dal balcone di casa.',
      'Apertura: 70 mm, focale 700 mm',
      'Oculari: 10 e 25 mm',
      'Treppiede regolabile da 60 a 120 cm.',
    ].join('\n'),
  },
  {
    word: 'ombrello',
    name: 'Ombrello antivento',
    title: 'Ombrello antivento viola con manico ricurvo',
    price: 23.9,
    stock: 36,
    views: 3,
    description: [
      'Otto stecche in fibra di vetro che si piegano e non si spezzano.',
      'Diametro aperto: 104 cm',
      'Apertura automatica',
      'Manico in legno di faggio.',
    ].join('\n'),
  },
];
