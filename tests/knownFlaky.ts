/**
 * Tests that may need a second try in CI, by 'file > title', each with what is known of the cause.
 * Any other one that does fails.
 */
export const KNOWN_FLAKY: Readonly<Record<string, string>> = {};
