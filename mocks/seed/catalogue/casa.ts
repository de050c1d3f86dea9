/** Home, as `buildCatalogue.ts` reads it. */
export const CASA = `
specchio | Specchio barocco | 67.90 | 8 | 4
Specchio da parete con cornice dorata sagomata
Una cornice che ricorda i palazzi veneziani, in resina rifinita a foglia.
Dimensioni: 62 x 46 cm
Si appende in verticale o in orizzontale
Tasselli inclusi.

sedia | Sedia in noce | 79.00 | 12 | 4
Sedia da pranzo in legno massello tinto noce
Schienale leggermente curvo, seduta ampia e incastri a tenone: niente viti in vista.
Dimensioni: 44 x 48 x 82 cm
Portata: 130 kg
Già montata.

candela | Candela artigianale | 15.50 | 44 | 3
Candela artigianale in cera vegetale, 45 ore
Colata a mano in cera di soia, con stoppino in cotone e una nota discreta di fico.
Durata: circa 45 ore
Altezza: 12 cm.

sveglia | Sveglia a campane | 24.50 | 19 | 3
Sveglia a doppia campana rossa
Movimento silenzioso di notte, campane vere al mattino.
Diametro: 11 cm
Luce sul quadrante
Alimentazione: 1 pila AA.

lanterna | Lanterna di carta | 28.50 | 0 | 3
Lanterna da tavolo in carta di riso rossa
Una luce calda e soffusa, con anelli in bambù e base laccata.
Altezza: 30 cm
Attacco E14, lampadina LED inclusa
Cavo da 1,8 metri con interruttore.

cesto | Cesto in vimini | 21.50 | 26 | 3
Cesto in vimini intrecciato con manico
Intrecciato a mano con vimini non trattato: per la spesa, la legna o il picnic. Misura 38 x 28 cm, altezza 20 cm senza manico. Eventuali piccole differenze di colore sono naturali.

clessidra | Clessidra 30 minuti | 18.90 | 3 | 2
Clessidra in vetro e ottone, 30 minuti
Mezz'ora esatta, per studiare, leggere o riposare gli occhi dallo schermo.
Altezza: 18 cm
Sabbia dorata
Scarto massimo: un minuto.

pendola | Orologio da camino | 94.90 | 6 | 4
Orologio da camino in legno con quadrante dorato
Cassa ad arco in faggio tinto mogano e lancette in ottone.
Dimensioni: 24 x 20 x 9 cm
Movimento al quarzo, suoneria ogni ora (disattivabile)
Alimentazione: 2 pile AA.

saponetta | Sapone alla rosa | 4.90 | 58 | 1
Saponetta artigianale alla rosa, 120 g
Saponificata a freddo con olio d'oliva pugliese e burro di karité. Profumo leggero, schiuma fitta, nessun colorante sintetico. Avvolta in carta riciclata.
`;
