export const pager = {
  name: 'Paginazione',
  previous: 'Prev',
  next: 'Next',
  skipped: '…',
  place: (page: number, count: number) => `Pagina ${page} di ${count}`,
} as const;
