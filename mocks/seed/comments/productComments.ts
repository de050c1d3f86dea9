/** What customers say about one product only. */
export type ProductComments = { praise: string[]; complaints: string[] };

/** Comments by the product's picture word: lines with '+' praise it, lines with '-' complain. */
export const PRODUCT_COMMENTS: ReadonlyMap<string, ProductComments> = parseComments(`
teiera
+ Versa senza una goccia fuori posto.
+ Il colore lampone dal vivo è ancora più bello.
+ Tiene il tè caldo per un’ora buona.
+ Il filtro è comodo da sciacquare.
- Il coperchio balla un po’ quando si versa l’ultima tazza.

chitarra
+ Arrivata già quasi accordata, il manico è comodissimo.
+ Suono pulito e tasti ben rifiniti per questa fascia.
+ Mio figlio ha smesso di chiedere quella del cugino.
- Le corde di serie sono da cambiare subito.

fotocamera
+ I colori appena scattati non hanno bisogno di ritocchi.
+ Le ghiere danno una soddisfazione che il telefono non darà mai.
+ Silenziosissima, perfetta per la strada.

zaino
+ Ci sta tutto, computer compreso, e non pesa niente.
+ Preso sotto un temporale: dentro era asciutto.
+ Le cerniere gialle sono un’idea geniale.
+ Gli spallacci non segnano nemmeno dopo una giornata intera.
- La tasca laterale è troppo stretta per la mia borraccia.

monstera
+ La pianta è arrivata sana, con una foglia nuova in arrivo.
+ Imballata benissimo, nemmeno un granello di terra fuori.
+ Il vaso è semplice e molto bello.

penna
+ Scorre sulla carta che è un piacere.
+ L’ho regalata a mio padre per la pensione, la usa ogni giorno.
+ Finalmente una stilografica che non macchia il taschino.
+ Il tratto medio è perfetto per chi scrive in corsivo.

pallone
+ Dopo due mesi di cortile è ancora tondo e gonfio.
+ Rimbalzo regolare, cuciture ottime.
+ La squadra dei piccoli lo ha adottato.

specchio
+ La cornice sembra antica, ospiti tutti ingannati.
+ Pesa meno di quanto temessi, montato in dieci minuti.
+ Ha cambiato faccia all’ingresso di casa.
- I tasselli inclusi non vanno bene per il cartongesso.

padella
+ Le frittate scivolano via da sole.
+ Sull’induzione scalda in modo uniforme.
+ Ho buttato le altre tre che avevo.
- Il manico si è allentato dopo un mese, basta stringere la vite ma non dovrebbe succedere.

cuffie
+ In treno spariscono anche i neonati.
+ Batteria infinita, le carico una volta a settimana.
+ Leggere, le porto anche con gli occhiali.
+ Nelle chiamate mi sentono forte e chiaro.
- Dopo due ore mi scaldano le orecchie.

sedia
+ Robusta e ben levigata, ne prenderò altre tre.
+ Comoda anche dopo un pranzo di quattro ore.
+ Il noce è caldo e per niente finto.

borsa
+ Capiente il giusto e sta bene con tutto.
+ Le cuciture sono dritte e i manici comodi.
+ Me la chiedono tutte in ufficio.

radio
+ In cucina ha sostituito la televisione.
+ Il DAB prende anche in montagna.
+ Suono rotondo per una cosa così piccola.
- L’antenna è delicata, si è piegata alla prima caduta.

casseruola
+ Il ragù della domenica ringrazia.
+ Il fondo non attacca e i manici restano freddi davvero.
+ Pesante il giusto, sembra quella di mia madre.

bicicletta
+ Montata in mezz’ora con gli attrezzi inclusi.
+ Il carter salva i pantaloni, finalmente.
+ Cambio dolce e sella comoda, ci vado al lavoro tutti i giorni.
- Le istruzioni per i freni sono poco chiare, ho dovuto chiedere a un ciclista.

candela
+ Profumo delicato che non dà alla testa.
+ Brucia in modo uniforme fino in fondo.
+ Ne ho prese due, una è già finita.
- Il profumo si sente appena.

orologio
+ Il quadrante si legge anche al buio.
+ Più bello al polso che in fotografia.
+ Cinturino morbido, non irrita.
- Il cinturino attira la polvere.

tazza
+ La tazza giusta per il cappuccino della domenica.
+ Il grigio è bellissimo e irregolare come promesso.
+ Passata in lavastoviglie cento volte, come nuova.

coltello
+ Taglia i pomodori con il solo peso.
+ Ben bilanciato, finalmente cucino volentieri.

telescopio
+ Visti gli anelli di Saturno la seconda sera, urla dei bambini comprese.
+ La guida in italiano è fatta molto bene.
+ Il treppiede è più stabile del previsto.

valigia
+ Passata in cabina senza discussioni.
+ Le ruote sono silenziose anche sui sampietrini.
+ Dopo sei voli ha solo un graffio.
- La chiusura TSA è dura le prime volte.

quaderno
+ L’inchiostro non passa dall’altra parte, provato con la stilografica.
+ Si apre piatto davvero.
+ La copertina mette allegria.

djembe
+ Bassi profondi, si sente che è un pezzo unico.
+ Accordato già in partenza, pelle tesa al punto giusto.

scarpe
+ Primi dieci chilometri senza vesciche.
+ Il lilla è delicato, la calzata è precisa.
+ Leggere come ciabatte ma ammortizzano bene.
- Calzano piccole, ho dovuto cambiare il numero.

sciarpa
+ Calda e non pizzica, e ho la pelle delicata.
+ Rosso pieno, bellissimo.
+ Lunga abbastanza per tre giri.

cactus
+ Dritto e verde, sopravvissuto anche a me.
+ La guaina di carta lo ha protetto benissimo.
`);

function parseComments(text: string): Map<string, ProductComments> {
  const blocks = text
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n'));
  return new Map(
    blocks.map(([word = '', ...lines]) => {
      const linesWith = (sign: string): string[] =>
        lines.filter((line) => line.startsWith(sign)).map((line) => line.slice(2));
      return [word, { praise: linesWith('+'), complaints: linesWith('-') }];
    }),
  );
}
