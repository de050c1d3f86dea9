/**
 * Tests that may need a second try, by 'file > title', each with what is known of the cause. Any other
 * one that does has failed.
 */
export const KNOWN_FLAKY: Readonly<Record<string, string>> = {
  'orders.spec.ts > a range is selected with Shift, and rows open in tabs of their own':
    'once a click with Ctrl opened no tab in the bundled Chromium 153; the cause is not known',
};
