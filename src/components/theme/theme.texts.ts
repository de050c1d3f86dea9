export const themeTexts = {
  stars: (count: number) => (count === 1 ? '1 stella' : `${count} stelle`),
} as const;
