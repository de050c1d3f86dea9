import { expect, test } from './support/test';

// Provokes the problems that make every test fail.
const PROBLEMS: [string, RegExp, () => void][] = [
  ['an error in the console', /^console: on purpose/, () => console.error('on purpose')],
  [
    'an uncaught exception',
    /^uncaught: Error: on purpose/,
    () => {
      setTimeout(() => {
        throw new Error('on purpose');
      });
    },
  ],
  [
    'an unhandled rejection',
    /^uncaught: Error: on purpose/,
    () => {
      setTimeout(() => {
        void Promise.reject(new Error('on purpose'));
      });
    },
  ],
  [
    'a request to a foreign origin',
    /^request to a foreign origin: https:\/\/elsewhere.invalid/,
    () => new Image().setAttribute('src', 'https://elsewhere.invalid/picture.png'),
  ],
];

for (const [name, pattern, cause] of PROBLEMS) {
  test(`${name} is detected`, async ({ page, problems }) => {
    await page.goto('/');
    expect(problems).toEqual([]);
    await page.evaluate(cause);
    await expect.poll(() => problems).toContainEqual(expect.stringMatching(pattern));
    await page.close();
    problems.length = 0;
  });
}
