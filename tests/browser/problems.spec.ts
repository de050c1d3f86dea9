import { test } from './support/test';

// The fixture that fails a test on hidden problems, proven on problems made for it.
const PROBLEMS: Record<string, () => void> = {
  'an error in the console': () => console.error('made for this test'),
  'an uncaught exception': () => {
    setTimeout(() => {
      throw new Error('made for this test');
    });
  },
  'an unhandled rejection': () => {
    setTimeout(() => {
      void Promise.reject(new Error('made for this test'));
    });
  },
  'a request to a foreign origin': () => {
    void fetch('https://elsewhere.invalid/').catch(() => undefined);
  },
};

for (const [problem, cause] of Object.entries(PROBLEMS)) {
  test(`${problem} fails a test`, async ({ page }) => {
    test.fail();
    await page.goto('/');
    await page.evaluate(cause);
    await page.waitForTimeout(200);
  });
}
