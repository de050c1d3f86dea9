import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

type Errors = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1];

/** What `tests/run.ts` needs besides the results of tests. */
export type Outcome = {
  /** Tests that passed only when they were tried again: 'file > title'. */
  flaky: string[];
  /** Errors outside of any test, each with its file if one is known. */
  errors: string[];
};

/**
 * Writes tests that passed only when they were tried again, and errors outside of tests, to OUTCOME_REPORT, and shows how
 * the former failed before.
 */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: Errors): void {
    const flaky = modules.flatMap(({ children }) =>
      [...children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    for (const test of flaky) {
      for (const { message, stack } of test.result().errors ?? []) {
        console.log(`\nFailed at first: ${test.fullName}\n${stack ?? message}`);
      }
    }
    const ofFiles = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((suite) =>
        suite.errors().map(({ message }) => `${module.relativeModuleId} > ${message}`),
      ),
    );
    const outcome: Outcome = {
      flaky: flaky.map(({ module, fullName }) => `${module.relativeModuleId} > ${fullName}`),
      errors: [...ofFiles, ...unhandled.map(({ message, stack }) => stack ?? message)],
    };
    const file = process.env['OUTCOME_REPORT'];
    if (file) writeFileSync(file, JSON.stringify(outcome));
  }
}
