import { OFFLINE_CACHES } from '../../config/offline';

/** An entry that the shop stores in a visitor's browser. */
type Stored = { name: string; where: string; purpose: string; until: string };

const STORED: Stored[] = [
  {
    name: 'Cookie di sessione del carrello',
    where: 'Cookie del server del negozio',
    purpose: 'Ritrova il tuo carrello mentre giri per il sito.',
    until: 'Fino alla fine della sessione decisa dal server.',
  },
  {
    name: 'drafts',
    where: 'Memoria della scheda (sessionStorage, anche draftsOf e namelessPerson)',
    purpose:
      'Quello che hai scritto in un modulo e non hai ancora inviato, così non lo perdi; per chi lavora nel negozio anche un codice che dice di chi è.',
    until: 'Fino all’invio, all’uscita di chi lavora nel negozio o alla chiusura della scheda.',
  },
  {
    name: 'keptForReload',
    where: 'Memoria della scheda (sessionStorage, anche reloadedAt e reloadedBuild)',
    purpose:
      'Com’era la pagina (scelte, messaggi, punto di scorrimento) quando il sito si ricarica da solo, così la ritrovi; e quando si è ricaricato, perché non lo faccia di continuo.',
    until: 'Fino a pagina ricaricata; quando si è ricaricato, fino alla chiusura della scheda.',
  },
  {
    name: 'payment',
    where: 'Memoria del browser (localStorage) e della scheda (sessionStorage, paymentBegunHere)',
    purpose:
      'L’indirizzo della pagina di pagamento appena aperta, perché due schede non paghino due volte lo stesso ordine.',
    until:
      'Fino alla fine del pagamento o al ritorno nel negozio; dopo due minuti la pagina del negozio che è aperta, o la prima che si apre, lo toglie.',
  },
  {
    name: 'recentOrders',
    where: 'Memoria del browser (localStorage)',
    purpose:
      'I numeri degli ordini che hai guardato e quando, solo se scegli tu di ricordarli su questo dispositivo.',
    until: 'Finché non li togli.',
  },
  {
    name: 'recentlyViewed',
    where: 'Memoria del browser (localStorage)',
    purpose:
      'Quali prodotti hai guardato, al massimo gli ultimi 12, per mostrarteli di nuovo. Non lasciano questo dispositivo.',
    until: 'Finché non li cancelli con il pulsante qui sotto.',
  },
  {
    name: 'shortcutsWithoutModifier',
    where: 'Memoria del browser (localStorage)',
    purpose: 'Ricorda che hai spento le scorciatoie da tastiera di un solo tasto.',
    until: 'Finché non le riaccendi.',
  },
  {
    name: 'savedOrderViews',
    where: 'Memoria del browser (localStorage)',
    purpose:
      'Solo per chi lavora nel negozio: le viste salvate dell’elenco ordini, cioè nome e filtri, senza dati dei clienti.',
    until: 'Finché non le elimini.',
  },
  {
    name: 'orderWork',
    where: 'Memoria del browser (localStorage)',
    purpose:
      'Solo per chi lavora nel negozio: i corrieri usati di recente, l’altezza delle righe e come prosegue il lavoro dopo ogni ordine, senza dati dei clienti.',
    until: 'Finché non cancelli i dati del sito.',
  },
  {
    name: 'adminAuthToken',
    where: 'Memoria del browser (localStorage)',
    purpose: 'Solo per chi lavora nel negozio: tiene aperto l’accesso.',
    until: 'Fino all’uscita o alla scadenza dell’accesso.',
  },
  {
    name: 'lastLogout',
    where: 'Memoria del browser (localStorage)',
    purpose:
      'Solo per chi lavora nel negozio: un codice dell’ultima uscita, perché anche le schede chiuse e riaperte ne sappiano.',
    until: 'Fino all’uscita successiva.',
  },
  {
    name: 'bulkJob',
    where: 'Memoria del browser (localStorage, due voci per persona)',
    purpose:
      'Solo per chi lavora nel negozio: una modifica di molti ordini o prodotti in corso (quali, che cosa cambia e com’era prima, com’è andata, un codice di chi l’ha iniziata), perché continui dopo un ricaricamento.',
    until: 'Finché chi l’ha iniziata non la chiude o non esce.',
  },
  {
    name: 'orderTimeline',
    where: 'Memoria del browser (localStorage)',
    purpose:
      'Solo per chi lavora nel negozio: stati e spedizioni degli ordini, come questo browser li ha visti e quando. Niente dati di persone.',
    until: 'Finché l’accesso dura; al massimo le ultime 2.000 voci.',
  },
  {
    name: `${OFFLINE_CACHES.shell}…`,
    where: 'Copia per l’uso offline (Cache Storage)',
    purpose: 'Le pagine del sito, per aprirlo anche senza rete.',
    until: 'Fino alla versione successiva del sito.',
  },
  {
    name: OFFLINE_CACHES.catalogue,
    where: 'Copia per l’uso offline (Cache Storage)',
    purpose: 'Il catalogo come l’hai visto l’ultima volta.',
    until: 'Fino alla lettura successiva.',
  },
  {
    name: OFFLINE_CACHES.pictures,
    where: 'Copia per l’uso offline (Cache Storage)',
    purpose: 'Le ultime immagini dei prodotti che hai visto.',
    until: 'Al massimo 30 giorni.',
  },
  {
    name: OFFLINE_CACHES.expirations,
    where: 'Registro delle copie (IndexedDB)',
    purpose: 'Da quando teniamo ciascuna di quelle copie, per buttare le più vecchie.',
    until: 'Come le copie.',
  },
  ...(import.meta.env.VITE_SENTRY_DSN
    ? [
        {
          name: 'reportsSent',
          where: 'Memoria del browser (localStorage)',
          purpose:
            'Quando sono partite le ultime segnalazioni di errore e un codice di ciascun errore, per non mandarne troppe né due volte la stessa. Niente dati di persone.',
          until: 'Al massimo le ultime 50 voci, finché non le cancelli.',
        },
        {
          name: 'reports',
          where: 'Segnalazioni in attesa (IndexedDB)',
          purpose:
            'Le segnalazioni di errore, senza dati di persone, che aspettano la connessione.',
          until: 'Fino all’invio; al massimo 10.',
        },
      ]
    : []),
];

/** The text of builds that send error reports. */
const REPORTS = {
  heading: 'Segnalazioni di errore',
  lead: 'Quando una pagina si rompe, il tuo browser lo segnala a chi cura il negozio, perché possa ripararla. Lo facciamo per il nostro legittimo interesse a un negozio che funziona, con meno dati possibile.',
  points: [
    'Si inviano l’errore, il tipo di pagina (per esempio «prodotto», mai il suo indirizzo), le ultime operazioni e chiamate, e una copia della pagina com’era nell’ultimo minuto.',
    'Nella copia, nomi, indirizzi, e-mail, telefoni, numeri degli ordini e quello che hai scritto sono sostituiti prima dell’invio; password e credenziali non ci sono.',
    'Di una parte delle visite si inviano anche i tempi di caricamento e di risposta, per tipo di pagina.',
    'Non usiamo cookie né codici che ti riconoscano. Come ogni server, anche quello delle segnalazioni vede il tuo indirizzo IP quando ne riceve una: chiediamo che non sia conservato.',
    'Le segnalazioni si cancellano dopo 30 giorni.',
    'Al massimo dieci segnalazioni all’ora, e nessuna se il tuo browser chiede di non essere tracciato (Do Not Track o Global Privacy Control).',
    'Con «Segnala un problema» mandi tu una segnalazione, dopo aver visto tutto quello che contiene.',
  ],
} as const;

export const privacy = {
  title: 'Privacy e cookie',
  lead: 'Usiamo i tuoi dati per consegnarti quello che compri e per nient’altro. Niente pubblicità, niente profilazione, niente cookie di terze parti.',
  controllerHeading: 'Chi è il titolare del trattamento',
  controller: 'Dei tuoi dati risponde:',
  dataHeading: 'Quali dati usiamo, e perché',
  data: [
    {
      term: 'Per gli ordini',
      text: 'Nome, indirizzo, email e telefono che scrivi nel carrello: servono a preparare, spedire e seguire il tuo ordine, e a rispettare gli obblighi fiscali. Senza non possiamo consegnare.',
    },
    {
      term: 'Per i resi e il recesso',
      text: 'Il motivo che ci scrivi e le foto che alleghi: servono a valutare la richiesta e a rimborsarti.',
    },
    {
      term: 'Per i feedback',
      text: 'Il nome dell’acquirente, la valutazione, il commento e le foto: li pubblichiamo nella pagina del prodotto e in «Dicono di noi».',
    },
    {
      term: 'Per l’accesso',
      text: 'L’email e la password di chi ha un account. Per comprare l’account non serve.',
    },
  ],
  sharedHeading: 'Chi altro li riceve',
  shared: [
    'Il corriere riceve i dati per la consegna.',
    'Il servizio di pagamento riceve l’importo: i dati della carta si scrivono nella sua pagina, e noi non li vediamo mai.',
    'Chi ospita il sito e le immagini riceve, come ogni server, il tuo indirizzo IP.',
  ],
  reports: import.meta.env.VITE_SENTRY_DSN ? REPORTS : null,
  keptHeading: 'Per quanto tempo',
  kept: 'Teniamo i dati degli ordini per il tempo che chiede la legge per i documenti fiscali e per la garanzia; poi li cancelliamo. I feedback restano pubblicati finché non ci chiedi di toglierli.',
  storageHeading: 'Cookie e memoria del browser',
  storage:
    'Usiamo soltanto memorie tecniche, che servono a far funzionare il negozio. Per questo non ti chiediamo il consenso con un avviso. Questo è l’elenco completo:',
  storageTable: 'Che cosa resta nel tuo browser',
  columns: { name: 'Nome', where: 'Dove', purpose: 'A che cosa serve', until: 'Fino a quando' },
  stored: STORED,
  erase:
    'Puoi cancellare tutto in qualsiasi momento dalle impostazioni del browser: il sito continua a funzionare.',
  rightsHeading: 'I tuoi diritti',
  rights: [
    'Chiederci quali tuoi dati abbiamo e averne una copia.',
    'Farli correggere, cancellare o trasferire.',
    'Limitare il loro uso, od opporti.',
  ],
  rightsHow: 'Sono i diritti degli articoli da 15 a 22 del regolamento (UE) 2016/679. Scrivici a',
  complaint:
    'Se pensi che qualcosa non vada, puoi anche presentare un reclamo al Garante per la protezione dei dati personali.',
} as const;
