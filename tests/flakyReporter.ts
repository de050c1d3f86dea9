import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/**
 * Writes the names of tests that passed only when they were tried again to FLAKY_REPORT, and shows
 * how they failed before.
 */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap(({ children }) =>
      [...children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    for (const test of flaky) {
      for (const { message, stack } of test.result().errors ?? []) {
        console.log(`\nFailed at first: ${test.fullName}\n${stack ?? message}`);
      }
    }
    const names = flaky.map(({ module, fullName }) => `${module.relativeModuleId} > ${fullName}`);
    const file = process.env['FLAKY_REPORT'];
    if (file) writeFileSync(file, JSON.stringify(names));
  }
}
