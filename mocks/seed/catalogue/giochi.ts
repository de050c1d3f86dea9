/** Toys and games, as `buildCatalogue.ts` reads it. */
export const GIOCHI = `
orsacchiotto | Orsacchiotto Bruno | 24.90 | 42 | 5
Orsacchiotto di peluche Bruno, 35 cm
Bruno è un orsacchiotto morbidissimo, con la pancia chiara e il muso ricamato a mano.
Altezza da seduto: 35 cm
Imbottitura: fibra riciclata, anallergica
Lavabile in lavatrice a 30 gradi, adatto dalla nascita.

matrioska | Matrioska 5 pezzi | 29.90 | 11 | 4
Matrioska in legno di tiglio dipinta a mano, 5 pezzi
Cinque bamboline una dentro l'altra, tornite in legno di tiglio e dipinte a mano in rosso lampone.
Altezza della più grande: 15 cm
Finitura: vernice ad acqua
Ogni serie è leggermente diversa dalle altre.

scacchi | Scacchi Staunton | 54.50 | 8 | 3
Set di scacchi Staunton in legno ebanizzato
Trentadue pezzi torniti nel classico disegno Staunton, zavorrati e con il fondo in feltro.
Altezza del re: 9,5 cm
Materiale: bosso naturale ed ebanizzato
Scacchiera non inclusa.

robot | Robot Tino | 34.90 | 19 | 4
Robot giocattolo Tino con luci e suoni
Tino cammina, gira la testa e risponde al battito delle mani.
Altezza: 22 cm
Alimentazione: 3 pile AA (non incluse)
Età consigliata: dai 4 anni.

aquilone | Aquilone a rombo | 18.50 | 27 | 3
Aquilone a rombo con coda a fiocchi
Si alza anche con poco vento e si monta in un minuto. Tela in nylon antistrappo a quattro colori, stecche in fibra di vetro, 40 metri di filo con impugnatura.

dadi | Dadi grandi | 9.90 | 60 | 2
Coppia di dadi giganti in resina, 6 cm

puzzle | Puzzle Prato | 16.90 | 2 | 3
Puzzle da 1000 pezzi «Prato di primavera»
Un prato visto da vicino, con tutte le sfumature del verde: bello e piuttosto difficile.
Pezzi: 1000, in cartone spesso
Dimensioni finito: 68 x 48 cm
Poster di riferimento incluso.
`;
