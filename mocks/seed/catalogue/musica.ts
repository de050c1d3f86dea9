/** Musical instruments, as `buildCatalogue.ts` reads it. */
export const MUSICA = `
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
`;
