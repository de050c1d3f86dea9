/** Texts that MUI's components have of their own, in Italian. */
export const themeTexts = {
  stars: (count: number) => (count === 1 ? '1 stella' : `${count} stelle`),
} as const;
