import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes the names of tests that passed only when they were tried again to FLAKY_REPORT. */
export default class FlakyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap(({ children }) =>
      [...children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    const names = flaky.map(({ module, fullName }) => `${module.relativeModuleId} > ${fullName}`);
    const file = process.env['FLAKY_REPORT'];
    if (file) writeFileSync(file, JSON.stringify(names));
  }
}
