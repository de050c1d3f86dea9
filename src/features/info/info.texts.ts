import { SHOP } from '../../config/shop';

export const info = {
  sellerHeading: 'Chi vende',
  seller: {
    name: 'Ragione sociale',
    address: 'Sede',
    vatNumber: 'P. IVA',
    rea: 'REA',
    email: 'Email',
    pec: 'PEC',
  },
  shop: 'Vai ai prodotti',
} as const;

export const returnPolicy = {
  title: 'Politica di reso',
  lead: 'Hai ricevuto il tuo ordine e non ti convince? Hai 30 giorni dalla consegna per rimandarcelo ed essere rimborsato per intero.',
  facts: [
    { term: '30 giorni', text: 'dalla consegna per chiedere il reso, anche di un solo prodotto.' },
    { term: 'Rimborso completo', text: 'se il prodotto torna da noi in buone condizioni.' },
    {
      term: 'Difettoso? Paghiamo noi',
      text: 'rimborsiamo anche le spese della spedizione di ritorno.',
    },
  ],
  stepsHeading: 'Come si fa',
  steps: [
    'Apri la pagina del tuo ordine: basta il numero, da scrivere in fondo a ogni pagina del sito.',
    'Scegli «Richiedi reso», seleziona i prodotti e raccontaci il motivo. Se vuoi, aggiungi delle foto.',
    'Prepara il pacco con tutto quello che c’era e rispediscilo.',
    'Quando il prodotto arriva e lo abbiamo controllato, ti rimborsiamo.',
  ],
  conditionsHeading: 'Che cosa chiediamo',
  conditions: [
    'Il prodotto è in buone condizioni, nella sua confezione originale.',
    'Nel pacco ci sono gli accessori, i manuali e i certificati ricevuti insieme al prodotto.',
    'Non possiamo accettare prodotti danneggiati da un uso scorretto.',
  ],
  defectHeading: 'Se il prodotto è difettoso',
  defect:
    'Ci dispiace. Oltre al prezzo ti rimborsiamo la spedizione di ritorno. Ti chiediamo qualche foto o un video del difetto, così possiamo capire che cosa è successo: le foto si allegano alla richiesta di reso, un video si può mandare all’assistenza.',
  withdrawalHeading: 'Recesso dal contratto',
  withdrawal: 'Per recedere non serve dare un motivo.',
  withdrawalLink: 'Recedere dal contratto qui',
  helpHeading: 'Un dubbio?',
  help: 'Prima di spedire puoi chiederci qualsiasi cosa: rispondiamo volentieri.',
  helpLink: 'Contattaci',
} as const;

export const legalGuarantee = {
  title: 'Garanzia legale',
  lead: 'Ogni prodotto che compri da noi ha la garanzia legale di conformità: due anni dalla consegna, senza niente da pagare o da attivare.',
  facts: [
    { term: '2 anni', text: 'dalla consegna. Ne rispondiamo noi, che te lo abbiamo venduto.' },
    { term: 'Senza spese', text: 'per la riparazione o la sostituzione, spedizione compresa.' },
    {
      term: 'Nel primo anno',
      text: 'si presume che il difetto ci fosse già alla consegna: non devi provarlo tu.',
    },
  ],
  coversHeading: 'Che cosa copre',
  covers: [
    'Il prodotto non è come lo abbiamo descritto, o non è del tipo, della quantità o della qualità che hai ordinato.',
    'Non va bene per l’uso che si fa di solito di un prodotto così, o per quello che avevamo concordato.',
    'Mancano l’imballaggio, gli accessori o le istruzioni che era ragionevole aspettarsi.',
    'Si rompe o smette di funzionare per un difetto che aveva già quando è arrivato, anche se si è visto dopo.',
  ],
  remediesHeading: 'A che cosa hai diritto',
  remedies: [
    'Alla riparazione o alla sostituzione: scegli tu, se nessuna delle due è impossibile o molto più costosa dell’altra. La facciamo in un tempo ragionevole e senza gravi disagi per te.',
    'A una riduzione del prezzo, oppure alla risoluzione del contratto con il rimborso, se la riparazione o la sostituzione non è possibile, non arriva o non risolve, o se il difetto è così grave da giustificarlo subito.',
    'Il contratto non si risolve per un difetto di lieve entità.',
  ],
  howHeading: 'Come si usa',
  how: 'Scrivici il numero dell’ordine e che cosa non va, se puoi con una foto. Vale per i difetti che si manifestano entro due anni dalla consegna; per farla valere hai 26 mesi dalla consegna.',
  besidesHeading: 'Non toglie gli altri diritti',
  besides: 'Si aggiunge al recesso entro 14 giorni e al reso entro 30 giorni dalla consegna.',
  law: 'Artt. 128 e seguenti del Codice del consumo (D.lgs. 6 settembre 2005, n. 206).',
} as const;

export const contacts = {
  title: 'Contattaci',
  lead: 'Una domanda su un prodotto, su una consegna o su un reso? Scrivici: ti risponde una persona.',
  hoursHeading: 'Quando ci siamo',
  hoursNote: 'Fuori orario puoi scriverci lo stesso: ti rispondiamo alla riapertura.',
  waysHeading: 'Come raggiungerci',
  messaging: `Scrivici su ${SHOP.contacts.messaging.label}`,
  messagingText: 'Il modo più rapido per una domanda breve o per mandarci una foto.',
  social: `Seguici su ${SHOP.contacts.social.label}`,
  socialText: 'Le novità e il dietro le quinte del negozio.',
  emailText: 'Per tutto il resto, meglio se con il numero dell’ordine.',
} as const;

export const about = {
  title: 'Chi siamo',
  lead: `Siamo nati nel ${SHOP.since} su un sito di aste online. Oggi abbiamo una casa tutta nostra: questa.`,
  facts: [
    { term: String(SHOP.since), text: 'l’anno in cui abbiamo cominciato, all’asta.' },
    { term: 'Spedizione gratuita', text: 'su ogni ordine, senza un minimo di spesa.' },
    { term: '30 giorni', text: 'dalla consegna per il reso, con il rimborso completo.' },
  ],
  storyHeading: 'La nostra storia',
  story: [
    'Abbiamo cominciato vendendo all’asta, un oggetto alla volta. È una buona scuola: o la descrizione è onesta e il pacco arriva in fretta, o la volta dopo nessuno fa un’offerta.',
    'Oggi vendiamo qui, in un sito nostro. Il modo di lavorare è rimasto quello: prezzi scontati, prodotti descritti per come sono, risposte di una persona vera.',
  ],
  promiseHeading: 'Che cosa puoi aspettarti',
  promises: [
    'Prezzi chiari e spedizione gratuita: il totale è scritto nel carrello, prima di pagare.',
    'Consegna entro 10 giorni, oppure entro 3 se nel carrello scegli Prioritario, con un supplemento.',
    'Niente registrazione: per comprare bastano i dati per la consegna.',
    'Se qualcosa non va, un reso semplice e un’assistenza che risponde.',
  ],
  voicesHeading: 'Non crederci sulla parola',
  voices: 'Chi ha comprato può dire che cosa ne pensa, prodotto per prodotto. Lo pubblichiamo.',
  voicesLink: 'Leggi che cosa dicono di noi',
} as const;

export const accessibility = {
  title: 'Dichiarazione di accessibilità',
  lead: 'Vogliamo che chiunque possa comprare da noi, con qualsiasi dispositivo e con le tecnologie assistive che usa.',
  targetHeading: 'A che cosa puntiamo',
  target:
    'Il sito è progettato per rispettare le Linee guida per l’accessibilità dei contenuti web (WCAG) 2.2, livello AA, come chiede la direttiva (UE) 2019/882, recepita in Italia dal decreto legislativo 27 maggio 2022, n. 82.',
  measuresHeading: 'Che cosa abbiamo fatto',
  measures: [
    'Ogni pagina si usa anche con la sola tastiera, e si vede sempre dove ti trovi.',
    'Titoli, campi, pulsanti e messaggi hanno nomi che i lettori di schermo leggono.',
    'I colori hanno un contrasto sufficiente, sul chiaro e sullo scuro, e non sono mai l’unico segnale.',
    'Il testo si ingrandisce senza che si debba scorrere di lato, fino a schermi larghi 320 pixel.',
    'Se chiedi al tuo dispositivo meno movimento, le animazioni si fermano.',
    'Le scorciatoie da tastiera si elencano con ? o dal fondo di ogni pagina, dove quelle di un solo tasto si possono spegnere; Ctrl+K cerca in tutto il negozio.',
    'I messaggi che scompaiono si possono rileggere con Alt+T, e gli errori restano nella pagina.',
  ],
  testedHeading: 'Come lo verifichiamo',
  tested:
    'Con controlli automatici in un browser, sulle pagine piene, vuote e con errori, e percorrendo gli acquisti con la sola tastiera.',
  limitsHeading: 'Limiti che conosciamo',
  limits:
    'Le foto che i clienti allegano ai loro commenti non hanno una descrizione. La pagina del pagamento con carta appartiene al servizio di pagamento e non dipende da noi.',
  reportHeading: 'Qualcosa non funziona?',
  report:
    'Scrivici che cosa volevi fare, in quale pagina e con quali strumenti: ti aiutiamo subito a concludere, e correggiamo il problema.',
  authority:
    'Se la nostra risposta non ti basta, puoi rivolgerti all’Agenzia per l’Italia digitale (AgID), che vigila sull’accessibilità dei servizi.',
} as const;
