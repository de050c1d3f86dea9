import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes the names of tests that passed only when they were tried again to FLAKY_REPORT. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap(({ children }) =>
      [...children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    for (const test of flaky)
      console.log(`flaky: ${test.module.relativeModuleId} > ${test.fullName}`);
    const file = process.env['FLAKY_REPORT'];
    if (file) writeFileSync(file, JSON.stringify(flaky.map(({ fullName }) => fullName)));
  }
}
