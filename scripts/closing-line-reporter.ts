import type { Reporter, TestCase, TestModule } from 'vitest/node';

/**
 * Ends a run with one line that people and build servers can read: `412 passed, 0 failed, 3 skipped`. What passed only when it was tried
 * again is named before it: a race, of the test or of what it tests, that somebody should look at.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const unsteady: TestCase[] = [];
    for (const module of modules) {
      const brokenBeforeTests = module.errors().length;
      count.failed += brokenBeforeTests;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
        if (test.diagnostic()?.flaky) unsteady.push(test);
      }
    }
    for (const test of unsteady)
      process.stdout.write(
        `\npassed at the second try only: ${test.module.relativeModuleId} > ${test.fullName}`,
      );
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`);
  }
}
