export const fields = {
  email: 'Email',
  showCharacters: 'Mostra i caratteri',
  show: 'Mostra',
} as const;
