/** Comments on the most popular product, by the number of stars. */
export const BEAR_PRAISE: readonly string[] = [
  'Preso per il primo compleanno di mia nipote: non lo molla più.',
  'Morbidissimo, e il muso ricamato è fatto davvero bene.',
  'Mio figlio dorme solo se c’è Bruno accanto.',
  'È più grande di come lo immaginavo dalle foto, meglio così!',
  'Lavato già tre volte a 30 gradi, è tornato come nuovo.',
  'Le cuciture sono solide, ha resistito anche al cane.',
  'L’ho comprato per me, ho quarantun anni e non me ne vergogno.',
  'Ha quell’aria da orsacchiotto di una volta che non si trova più.',
  'La mia bimba lo porta all’asilo tutti i giorni.',
  'Regalo di nascita azzeccatissimo, i genitori si sono commossi.',
  'La pancia chiara è la parte più morbida, ci si addormenta sopra.',
  'Nessun odore di plastica appena aperto, e non è scontato.',
  'Secondo acquisto: il primo è rimasto dai nonni, ne serviva uno a casa.',
  'Abbraccio garantito.',
  'Mia figlia gli ha già fatto il letto con una scatola di scarpe.',
  'Peluche fitto, non perde pelo.',
  'Sta seduto da solo sulla mensola senza cadere.',
  'Lo abbiamo ribattezzato Ugo, ma resta bellissimo.',
  'Per il prezzo non ho trovato niente di paragonabile.',
  'Il colore è identico alle foto, un bel caramello caldo.',
  'Gli occhi sono ben fissati: con un bimbo di dieci mesi ci tenevo.',
  'Mia nonna ne aveva uno uguale, mi ha fatto un effetto strano e bello.',
  'Imbottito il giusto, né floscio né duro.',
  'Comprato per la corsia pediatrica dove lavoro, i bambini se lo contendono.',
  'Arrivato il giorno prima del compleanno, salvati in extremis!',
  'Bruno è ufficialmente un membro della famiglia.',
  'Anche il gatto approva, purtroppo.',
  'Bello vederlo sul lettino, ha subito riempito la stanza.',
  'Tessuto piacevole anche d’estate.',
  'Fatto con cura, si vede dalle zampe e dalle orecchie.',
  'Una coccola a forma di orso.',
  'Preso in sconto e avrei pagato volentieri il prezzo pieno.',
];

/** Comments near the limit of length. */
export const BEAR_LONG: readonly string[] = [
  'Lo cercavo da mesi: mio figlio aveva perso il suo orsacchiotto in treno e nessun altro andava bene. Quando è arrivato Bruno lo ha guardato a lungo, poi lo ha preso per una zampa e se lo è portato in camera senza dire niente. La mattina dopo mi ha comunicato che «va bene». Da allora mangia con noi, viaggia con noi e fa il bagno in lavatrice il sabato, e ne esce sempre morbido. Le cuciture tengono, il muso è intatto. Grazie davvero.',
  'Recensione onesta dopo tre settimane di uso quotidiano da parte di due gemelle di tre anni. Pelo: ancora fitto, un po’ appiattito sulla pancia. Cuciture: perfette, nonostante venga conteso tirandolo per le orecchie. Lavaggi: già quattro a 30 gradi nel sacchetto, nessun problema. Imbottitura: si è leggermente abbassata nel collo, ma basta scuoterlo. L’unico errore è stato comprarne uno solo, rimedieremo a Natale. Spedizione rapida, scatola curata.',
];

/** Three stars. */
export const BEAR_FAIR: readonly string[] = [
  'Bello e morbido, ma pensavo fosse un po’ più alto.',
  'Molto carino, peccato che il fiocco della foto di un’altra cliente non sia incluso.',
  'Mi aspettavo un marrone più scuro, per il resto tutto bene.',
  'Buona qualità, la scatola però era ammaccata su un lato.',
  'Dopo il lavaggio il pelo si è un po’ arruffato, con una spazzola si sistema.',
  'Simpatico, ma un orecchio è cucito leggermente più in alto dell’altro.',
];

/** One or two stars. */
export const BEAR_CRITICAL: readonly string[] = [
  'Una cucitura sotto il braccio si è aperta dopo una settimana. Mi è stato rimborsato, ma ci siamo rimasti male.',
  'Carino, ma nella descrizione sembrava più imbottito: seduto tende a piegarsi in avanti.',
  'Consegna arrivata con cinque giorni di ritardo, dopo il compleanno. L’orso in sé è bello.',
  'Per me è troppo piccolo per questo prezzo.',
];
