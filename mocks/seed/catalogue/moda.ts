/** Clothes and accessories, as `buildCatalogue.ts` reads it. */
export const MODA = `
borsa | Borsa bicolore | 59.00 | 15 | 4
Borsa a mano bicolore in similpelle
Cuoio chiaro sopra, cacao sotto, e dentro ci sta un tablet.
Dimensioni: 32 x 24 x 14 cm
Tracolla removibile inclusa
Fodera in cotone con tasca chiusa.

occhiali | Occhiali da sole | 34.50 | 32 | 3
Occhiali da sole polarizzati con montatura viola
Lenti polarizzate di categoria 3, protezione UV400.
Montatura: acetato
Peso: 27 g
Custodia rigida e panno inclusi.

cappello | Cappello di paglia | 25.90 | 20 | 3
Cappello di paglia a tesa larga con fiocco rosso
Paglia naturale intrecciata, tesa da 11 cm e nastro che si può togliere.
Taglia unica, regolabile all'interno
Si ripiega in valigia senza rovinarsi.

scarpe | Scarpe da corsa | 72.90 | 18 | 4
Scarpe da corsa leggere color lilla
Ammortizzate sul tallone e flessibili davanti, per corse da tutti i giorni.
Peso: 238 g (numero 39)
Tomaia in maglia traspirante
Numeri dal 36 al 46.

sciarpa | Sciarpa rossa | 31.90 | 30 | 2
Sciarpa rossa in lana merino con frange
Calda senza pungere, lavorata a coste da un maglificio di Biella.
Composizione: 100% lana merino
Dimensioni: 180 x 30 cm
Lavaggio a mano.

scarponcini | Scarponcini trekking | 109.00 | 9 | 4
Scarponcini da trekking in nabuk, suola scolpita
Caviglia protetta, membrana impermeabile e una suola che tiene anche sulla roccia bagnata.
Tomaia: nabuk
Peso: 520 g (numero 42)
Numeri dal 37 al 47.

guanti | Guanti di lana | 17.50 | 0 | 2
Guanti in lana viola con dita touch
Foderati in pile e con due dita che funzionano sullo schermo del telefono. Taglia unica elastica. Lavare a mano in acqua fredda.
`;
