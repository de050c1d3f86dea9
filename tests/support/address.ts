/** A shipping address, by the labels of the form's fields. */
export const ADDRESS = {
  Nome: 'Niccolò',
  Cognome: "D'Angelo",
  Indirizzo: 'Via Merulana',
  'Numero civico': '12/b',
  CAP: '00184',
  Città: 'Roma',
  Provincia: 'RM',
  Email: 'niccolo@example.it',
  Telefono: '+39 333 1234567',
};
