export const drafts = {
  restored: 'Abbiamo ritrovato quello che avevi inserito e non ancora inviato.',
  imagesLost: 'Le immagini scelte non si possono ritrovare: sceglile di nuovo.',
  clear: 'Cancella i dati inseriti',
  offer: 'C’è una bozza con le tue modifiche non salvate.',
  resume: 'Riprendi la bozza',
  discard: 'Scarta',
  leaveQuestion: 'Le immagini scelte non vengono conservate. Vuoi uscire senza inviarle?',
} as const;
