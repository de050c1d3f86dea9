/** Travel and outdoors, as `buildCatalogue.ts` reads it. */
export const VIAGGIO = `
zaino | Zaino Lampone | 49.90 | 23 | 5
Zaino da città color lampone, 22 litri
Tre scomparti, una tasca per il computer e le cerniere gialle che si trovano al primo colpo.
Capacità: 22 litri
Tessuto: poliestere riciclato, idrorepellente
Peso: 640 g.

tenda | Tenda 2 posti | 84.90 | 10 | 3
Tenda da campeggio per due persone, verde
Si monta in cinque minuti con due soli paletti.
Colonna d'acqua: 3000 mm
Peso: 2,4 kg
Ingombro chiusa: 42 x 15 cm.

bussola | Bussola ottone | 22.50 | 18 | 3
Bussola tascabile in ottone con coperchio
Ago smorzato in liquido, rosa dei venti incisa e anello per la catena. Sta in una tasca e fa la sua figura anche sulla scrivania.

valigia | Trolley cabina | 74.90 | 13 | 4
Trolley rigido da cabina blu, 38 litri
Accettato in cabina dalle principali compagnie.
Dimensioni: 55 x 35 x 20 cm
Peso: 2,6 kg
Quattro ruote doppie, chiusura TSA, fodera lavabile.

telescopio | Telescopio 70/700 | 139.00 | 7 | 4
Telescopio rifrattore 70/700 con treppiede in alluminio, due oculari, cercatore a punto rosso, supporto per lo smartphone e guida in italiano alle prime trenta notti di osservazione
Per vedere i crateri della Luna, gli anelli di Saturno e le lune di Giove dal balcone di casa.
Apertura: 70 mm, focale 700 mm
Oculari: 10 e 25 mm
Treppiede regolabile da 60 a 120 cm.

ombrello | Ombrello antivento | 23.90 | 36 | 3
Ombrello antivento viola con manico ricurvo
Otto stecche in fibra di vetro che si piegano e non si spezzano.
Diametro aperto: 104 cm
Apertura automatica
Manico in legno di faggio.
`;
