/** Electronics, stationery and fashion, each category as `buildCatalogue.ts` reads it. */
export const PERSONAL = {
  Elettronica: `
fotocamera | Fotocamera retrò | 279.00 | 5 | 5
Fotocamera compatta dal gusto retrò, 24 megapixel
Ghiere vere, otturatore silenzioso e colori che ricordano la pellicola.
Sensore: APS-C da 24 megapixel
Obiettivo: 28 mm f/2.8
Batteria, cinghia e caricatore inclusi.

cuffie | Cuffie wireless | 89.90 | 26 | 4
Cuffie senza fili con cancellazione del rumore, argento
Fino a 38 ore di musica con una carica, e dieci minuti di presa bastano per altre tre.
Bluetooth 5.3, due dispositivi insieme
Peso: 252 g
Cuscinetti sostituibili.

radio | Radio portatile | 59.90 | 15 | 3
Radio portatile FM e DAB+ con antenna telescopica
Un altoparlante generoso in un mobile da tenere in cucina o in giardino.
Ricezione: FM e DAB+
Autonomia: 16 ore
Presa per cuffie da 3,5 mm.

gamepad | Controller wireless | 42.90 | 31 | 3
Controller senza fili viola per console e PC
Levette a effetto Hall che non si consumano, vibrazione doppia e grilletti analogici.
Connessione: Bluetooth o ricevitore 2,4 GHz
Autonomia: 20 ore.

orologio | Orologio al quarzo | 64.90 | 20 | 4
Orologio da polso al quarzo con cinturino blu
Quadrante viola con lancette dorate, leggibile anche di sera.
Cassa: acciaio, 40 mm
Resistente all'acqua fino a 50 metri
Cinturino in silicone intercambiabile.

televisore | TV vintage 24 | 239.00 | 4 | 3
Televisore da 24 pollici in stile anni Sessanta
Fuori un mobile con le antenne e i piedini, dentro uno schermo moderno con tutte le app.
Schermo: 24 pollici Full HD
Ingressi: 2 HDMI, USB
Telecomando in legno incluso.

torcia | Torcia LED | 21.90 | 45 | 2
Torcia LED ricaricabile da 800 lumen
Fascio regolabile da largo a concentrato, quattro intensità e luce SOS.
Corpo in alluminio, resistente alla pioggia (IPX5)
Ricarica USB-C
Peso: 145 g.
`,
  Cartoleria: `
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
`,
  Moda: `
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
`,
};
