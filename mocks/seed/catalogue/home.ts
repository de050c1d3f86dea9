/** Furniture, kitchen, garden and tools, each category as `buildCatalogue.ts` reads it. */
export const HOME = {
  Cucina: `
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
`,
  Giardino: `
monstera | Pianta in vaso | 19.90 | 16 | 3
Pianta verde da interno in vaso di terracotta
Cresce volentieri anche con poca luce e perdona chi si dimentica di annaffiarla.
Altezza: circa 35 cm
Vaso in terracotta: 14 cm
Spedita in una scatola con fori d'aria.

cactus | Cactus alto | 26.90 | 9 | 4
Cactus colonnare da appartamento, 40 cm
Un compagno di scrivania di poche pretese: sole, un dito d'acqua al mese e nient'altro. Spedito a radice asciutta, protetto da una guaina di carta.

girasole | Girasoli da balcone | 13.90 | 2 | 2
Girasoli nani da balcone in vaso, già fioriti
Varietà bassa e ramificata che fiorisce per tutta l'estate.
Altezza: 40-50 cm
Esposizione: pieno sole
Disponibile da maggio a settembre.

germoglio | Kit germogli | 16.50 | 29 | 2
Kit per coltivare germogli e erbe aromatiche
Semi biologici di basilico, prezzemolo e crescione, terriccio in dischi e vasetti in fibra di cocco. Le prime foglie spuntano dopo una settimana: un bel regalo anche per i bambini.

secchio | Secchio 12 L | 8.90 | 52 | 1
Secchio da giardino blu con manico in acciaio, 12 litri
Plastica riciclata spessa, scala graduata all'interno e beccuccio per versare.
Capacità: 12 litri
Portata: 20 kg.
`,
  Casa: `
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
`,
  'Fai da te': `
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
`,
};
