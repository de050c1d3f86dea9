/** Games, music, sport and travel, each category as `buildCatalogue.ts` reads it. */
export const LEISURE = {
  Giochi: `
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
`,
  Musica: `
chitarra | Chitarra elettrica | 189.00 | 6 | 5
Chitarra elettrica rossa a doppia spalla mancante
Corpo in tiglio, manico in acero e tre pick-up single coil: una prima chitarra che non si cambia dopo sei mesi.
Tasti: 22
Scala: 25,5 pollici
Inclusi: custodia morbida, tracolla, cavo e due plettri.

violino | Violino 4/4 | 229.00 | 0 | 4
Violino 4/4 da studio con archetto e custodia
Tavola in abete massello, fondo e fasce in acero fiammato, verniciato a pennello.
Misura: 4/4
Inclusi: archetto, colofonia e custodia rigida
Montato e accordato dal liutaio prima della spedizione.

sassofono | Sax contralto | 349.00 | 3 | 4
Sassofono contralto in mi bemolle laccato oro
Un contralto agile e intonato, pensato per chi studia ma vuole un suono pieno.
Tonalità: mi bemolle, con fa diesis acuto
Finitura: laccato oro
Inclusi: bocchino, ancia, cinghia e valigetta.

djembe | Djembe 50 cm | 79.90 | 7 | 3
Djembe in legno intagliato con pelle di capra, 50 cm
Scavato in un unico tronco di tek, con tiranti in corda cerata. Bassi caldi e schiaffi nitidi già da nuovo.
Altezza: 50 cm
Diametro della pelle: 25 cm.

maracas | Maracas dipinte | 15.90 | 38 | 2
Coppia di maracas in legno dipinte a mano
Due maracas leggere, dipinte a bande verdi, gialle e rosse. Adatte ai bambini dai 3 anni e, in generale, alle feste.

microfono | Microfono da studio | 99.00 | 12 | 3
Microfono da studio a condensatore con supporto
Capsula cardioide da 34 mm per voce, podcast e strumenti acustici.
Connessione: XLR e USB-C
Supporto da tavolo incluso
Interruttore taglia bassi.
`,
  Viaggio: `
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
`,
  Sport: `
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
`,
};
