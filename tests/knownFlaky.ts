/**
 * Tests that may need a second try, by 'file > title', each with what is known of the cause. Any other
 * one that does has failed in `npm run test:all`.
 */
export const KNOWN_FLAKY: Readonly<Record<string, string>> = {};
