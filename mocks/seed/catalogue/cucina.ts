/** Kitchen, as `buildCatalogue.ts` reads it. */
export const CUCINA = `
teiera | Teiera lampone | 32.90 | 14 | 5
Teiera in ceramica smaltata color lampone, 1,2 litri
Una teiera panciuta che versa senza gocciolare, smaltata a mano in due tonalità.
Capacità: 1,2 litri
Filtro in acciaio estraibile
Adatta alla lavastoviglie.

padella | Padella 26 cm | 27.90 | 33 | 3
Padella antiaderente in alluminio forgiato, 26 cm
Fondo spesso 5 mm che distribuisce bene il calore, rivestimento senza PFOA.
Diametro: 26 cm
Peso: 980 g
Adatta a tutti i piani, induzione compresa.

casseruola | Casseruola acciaio | 44.90 | 9 | 4
Casseruola in acciaio con due manici, 4 litri
Per minestre, ragù e spezzatini che cuociono piano.
Materiale: acciaio 18/10 con triplo fondo
Capacità: 4 litri
Manici che restano freddi.

coltello | Coltello chef | 39.00 | 17 | 2
Coltello da chef con lama da 20 cm
Lama in acciaio forgiato al molibdeno, affilata a mano, e manico ergonomico a tre rivetti. Equilibrato, adatto anche a chi ha mani piccole. Si consiglia di lavarlo a mano e asciugarlo subito.

tazza | Tazza colazione | 12.90 | 48 | 3
Tazza da colazione in gres con piattino
Gres cotto ad alta temperatura, con un grigio lavanda caldo e irregolare.
Capacità: 350 ml
Piattino incluso
Adatta a microonde e lavastoviglie.

barattolo | Barattolo 1 L | 7.90 | 55 | 2
Barattolo in vetro con tappo ermetico, 1 litro
Per biscotti, legumi, pasta e tutto quello che è bello vedere in dispensa.
Vetro borosilicato, guarnizione in silicone
Altezza: 17 cm
Etichetta scrivibile.

calice | Calice cristallo | 14.50 | 24 | 3
Calice da vino rosso in cristallo soffiato
Coppa ampia che lascia respirare i vini di corpo. Cristallo senza piombo, stelo tirato a mano, capacità 580 ml. Viaggia in una scatola a prova di corriere.

timer | Timer meccanico | 11.50 | 0 | 1
Timer da cucina meccanico blu
Si gira, ticchetta e suona: niente pile.
Durata massima: 60 minuti
Base con calamita.
`;
