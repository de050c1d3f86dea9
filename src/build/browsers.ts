/**
 * The oldest versions of the browsers that the shop supports, as README says. They have all that the
 * application calls: `Promise.withResolvers`, `AbortSignal.any` and `URL.canParse` are the newest of it.
 */
const BROWSERS = { Chrome: '120', Edge: '120', Firefox: '124', Safari: '17.4' } as const;

export const BUILD_TARGET: string[] = Object.entries(BROWSERS).map(
  ([name, version]) => name.toLowerCase() + version,
);
