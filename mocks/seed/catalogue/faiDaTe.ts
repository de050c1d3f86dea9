/** Tools, as `buildCatalogue.ts` reads it. */
export const FAI_DA_TE = `
cassetta | Cassetta attrezzi | 46.90 | 13 | 3
Cassetta degli attrezzi in metallo rossa
Lamiera verniciata, vassoio estraibile e doppia chiusura.
Dimensioni: 42 x 20 x 22 cm
Portata: 25 kg
Attrezzi non inclusi.

martello | Martello carpentiere | 24.00 | 22 | 2
Martello da carpentiere con manico in hickory
Testa forgiata da 450 g con penna per i chiodi e manico in hickory incerato. Ben bilanciato, lunghezza 33 cm.

cacciavite | Cacciavite 12 in 1 | 18.90 | 40 | 1
Cacciavite con dodici punte magnetiche
Le punte stanno nel manico e non si perdono più.
Punte: taglio, croce, torx e esagonali
Acciaio al cromo vanadio
Manico antiscivolo.
`;
