/** Stationery and art, as `buildCatalogue.ts` reads it. */
export const CARTOLERIA = `
penna | Stilografica blu | 36.90 | 22 | 5
Penna stilografica blu con pennino in acciaio
Scrive appena tocca il foglio e non graffia, nemmeno sulla carta economica.
Pennino: medio, in acciaio
Cartucce o convertitore (incluso)
Astuccio in cartone riciclato.

quaderno | Quaderno Coriandoli | 11.90 | 41 | 3
Quaderno cucito con copertina a coriandoli, A5
Centosessanta pagine color avorio da 100 g che non lasciano passare l'inchiostro.
Formato: A5
Rigatura: puntinata
Rilegatura cucita, si apre del tutto.

tavolozza | Tavolozza in faggio | 17.90 | 15 | 2
Tavolozza da pittore in faggio oliato
Leggera, ben bilanciata sul braccio e già trattata con olio di lino. Misura 40 x 30 cm; il foro è smussato a mano. I colori della foto non sono inclusi.

forbici | Forbici da sarto | 19.50 | 28 | 2
Forbici da sarta in acciaio con impugnatura arancio
Tagliano dalla seta al denim senza masticare la stoffa.
Lunghezza: 23 cm
Lama in acciaio inossidabile
Utilizzabili solo con la mano destra.

pastelli | Pastelli a cera | 13.50 | 34 | 3
Pastelli a cera d'api, scatola da 24 colori
Colori pieni che si stendono bene e non macchiano le mani.
Cera d'api e pigmenti alimentari
Forma triangolare, difficile da spezzare
Dai 2 anni.

album | Album ad anelli | 14.90 | 1 | 2
Album ad anelli giallo per ritagli e fotografie
Quaranta fogli di cartoncino nero da 250 g, con anelli che si aprono per aggiungerne altri. La copertina è in tela gialla, con una finestra per il titolo.

mappamondo | Mappamondo 25 cm | 38.50 | 11 | 3
Mappamondo in rilievo, diametro 25 cm
Le montagne si sentono sotto le dita e i nomi sono in italiano.
Diametro: 25 cm
Base in legno (da avvitare)
Aggiornato ai confini attuali.
`;
