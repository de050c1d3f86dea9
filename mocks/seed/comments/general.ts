/** Sentences about shop and delivery, which fit any product: four or five stars. */
export const SERVICE_PRAISE: readonly string[] = [
  'Spedizione velocissima, due giorni in tutto.',
  'Imballaggio curato, con tanto di biglietto.',
  'Comprerò ancora da voi.',
  'Rapporto qualità prezzo imbattibile.',
  'Consigliato!',
  'Tutto come descritto.',
  'Mi hanno risposto al messaggio in mezz’ora, gentilissimi.',
  'Il corriere è stato puntuale e gentile.',
  'Vi seguo da quando eravate alle aste, sempre una garanzia.',
  'Pacco integro e tracciamento preciso.',
  'Spedizione gratuita e pure rapida, cosa volere di più?',
  'Ho già consigliato il negozio a due colleghe.',
  'Secondo ordine, seconda volta contenta.',
  'Sconto vero, avevo controllato il prezzo altrove.',
  'Scatola in cartone riciclato, apprezzo molto.',
  'Regalo riuscitissimo.',
  'Super!',
  'Perfetto.',
];

/** Three stars. */
export const SERVICE_FAIR: readonly string[] = [
  'La consegna ha richiesto qualche giorno più del previsto.',
  'Buono ma non eccezionale.',
  'Il prodotto va bene, l’imballaggio si può migliorare.',
  'Nella media, per il prezzo scontato ci può stare.',
  'Avrei gradito istruzioni più dettagliate.',
  'Tolgo una stella per la scatola arrivata aperta.',
  'Lo aspettavo di un tono più chiaro.',
  'Onesto per quello che costa.',
];

/** One or two stars. */
export const SERVICE_CRITICAL: readonly string[] = [
  'Arrivato con un graffio evidente. Il reso è stato semplice, ma resta la delusione.',
  'Dalle foto sembrava di qualità superiore.',
  'Consegna in quattordici giorni, troppi.',
  'Dopo due settimane ha già un difetto, aspetto risposta dall’assistenza.',
  'Il corriere lo ha lasciato sotto la pioggia.',
  'Il colore è diverso da quello delle foto.',
  'Restituito: non fa per me.',
];

/** Comments near the limit of length. */
export const GENERAL_LONG: readonly string[] = [
  'Parto da una premessa: ero scettico, perché lo sconto mi sembrava fin troppo alto. Ho scritto all’assistenza prima di comprare e mi hanno risposto con precisione, mandandomi anche due fotografie in più. L’ordine è partito il giorno stesso ed è arrivato in quarantotto ore, con un imballo a prova di terremoto. Lo uso ormai da qualche settimana e non ho trovato difetti degni di nota. Piccolo appunto: una guida di una pagina in più non guasterebbe. Bravi.',
  'Esperienza a due facce. Il primo esemplare è arrivato danneggiato, con un angolo della scatola completamente schiacciato, e lì per lì mi sono arrabbiata parecchio. Però devo dire che il cambio è stato gestito in modo esemplare: ho mandato le foto, mi hanno risposto in giornata e dopo quattro giorni avevo il secondo, perfetto. Il corriere andrebbe scelto meglio, ma il negozio si merita fiducia e ordinerò di nuovo.',
];
