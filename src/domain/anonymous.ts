/** The name of a customer who gave none. */
export const ANONYMOUS = 'Anonimo';
