/** Sport, as `buildCatalogue.ts` reads it. */
export const SPORT = `
pallone | Pallone da calcio | 22.90 | 37 | 4
Pallone da calcio cucito a mano, misura 5
Pannelli blu e bianchi cuciti a mano, camera d'aria in butile che tiene la pressione per settimane.
Misura: 5
Peso: 430 g
Spedito sgonfio, con ago per la pompa.

bicicletta | Bici da città | 319.00 | 3 | 5
Bicicletta da città rossa con fanale e carter
Telaio basso, cambio a sei marce e parafanghi: comoda per il mercato come per il lungomare.
Ruote: 28 pollici
Peso: 15,5 kg
Arriva montata al 90 per cento, con gli attrezzi per finire.

skateboard | Skateboard acero | 58.90 | 14 | 3
Skateboard completo in acero canadese, 8 pollici
Sette strati di acero pressati a freddo e truck in alluminio.
Tavola: 31 x 8 pollici
Ruote: 54 mm, durezza 95A
Cuscinetti ABEC-7.

guantoni | Guantoni 12 oz | 37.90 | 21 | 3
Guantoni da boxe rossi, 12 once
Imbottitura a tre densità e chiusura a strappo larga, per allenarsi al sacco senza farsi male ai polsi. Fodera traspirante, da arieggiare dopo ogni uso.
Peso: 12 once.

pattini | Pattini a rotelle | 69.90 | 0 | 4
Pattini a rotelle in stile anni Ottanta
Scarpetto alto, quattro ruote morbide e freno in punta.
Misure dal 36 al 43
Ruote: 58 mm
Piastra in alluminio.

racchetta | Racchetta da tennis | 62.50 | 17 | 2
Racchetta da tennis in grafite con pallina
Perdona i colpi decentrati e non affatica il braccio. Ovale da 645 cm quadrati, 270 g senza corde, manico L2. Incordata, con una pallina in omaggio.

maschera | Maschera e boccaglio | 28.90 | 25 | 3
Set maschera e boccaglio per immersioni
Lente unica in vetro temperato e silicone morbido che sigilla anche con la barba.
Boccaglio a secco con valvola di scarico
Sacca a rete inclusa.
`;
