const quoted = (value: string) => (value.trim() === '' ? 'vuoto' : `«${value}»`);

export const conflicts = {
  updated: 'Aggiornato nel frattempo.',
  nowIs: (field: string, value: string) => `${field}: ora è ${quoted(value)}.`,
  takeNew: 'Usa i nuovi valori',
  keepMine: 'Tieni i miei',

  question: 'I dati sono cambiati mentre li modificavi',
  notSaved: 'I dati sono cambiati nel frattempo: la modifica non è stata salvata.',
  explanation: 'Scegli che cosa salvare, campo per campo.',
  was: (value: string) => `Prima era ${quoted(value)}.`,
  theirs: (value: string) => `Il nuovo valore: ${quoted(value)}`,
  mine: (value: string) => `Il tuo: ${quoted(value)}`,

  restore: 'Ripristina',
  restoreOffer: 'Hai 10 secondi per tornare indietro.',
  restored: 'Modifica annullata.',
  notRestored: 'Nel frattempo l’ordine è cambiato: la modifica non è stata annullata.',
} as const;
