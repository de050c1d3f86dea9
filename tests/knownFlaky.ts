/**
 * Tests that may need a second try, by 'file > title', each with what is known of the cause. Any other
 * one that does has failed.
 */
export const KNOWN_FLAKY: Readonly<Record<string, string>> = {};
