/**
 * Tests that may need a second try, by 'file > title', each with what is known of the cause. Any other
 * one that does has failed.
 */
export const KNOWN_FLAKY: Readonly<Record<string, string>> = {
  // The browser's axe reads a colour in the middle of a button's transition.
  'orders.spec.ts > thousands of orders scroll as one table with few rows in the document':
    'contrast is measured while a button fades',
  'slowNetwork.spec.ts > slow 3G: a loading message appears at once, and then the page':
    'allows one second of real time, which a busy machine may need',
};
