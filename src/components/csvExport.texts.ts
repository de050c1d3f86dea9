export const csvExport = {
  progress: 'Avanzamento dell’esportazione',
  underWay: 'Esportazione in corso…',
  percent: (fraction: number) => `${Math.floor(fraction * 100)}%`,
  failed: 'Esportazione non riuscita. Riprova.',
} as const;
