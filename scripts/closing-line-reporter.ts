import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** More flaky tests than this in one run are not bad luck. */
const FLAKY_MAX = 3;
const COSTLY_SHOWN = 10;

/**
 * Ends a run with one line for people and build servers: `412 passed, 0 failed, 3 skipped`. If a suite retries, tests that passed only on a
 * retry are listed before it with what failed at first: they have a race, in the test or in the code under test, that must be investigated.
 */
export default class ClosingLineReporter implements Reporter {
  /** Printed immediately, so that a run that is stopped has reported its costs so far. */
  onTestModuleEnd(module: TestModule): void {
    if (process.env.TEST_COSTS_ALL === 'yes') printCost(module);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const flaky: TestCase[] = [];
    for (const module of modules) {
      const brokenBeforeTests = module.errors().length;
      count.failed += brokenBeforeTests;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') count[state] += 1;
        if (test.diagnostic()?.flaky) flaky.push(test);
      }
    }
    print('');
    for (const test of flaky) {
      print(`passed only on the second try: ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message } of test.result().errors ?? []) print(`  ${message.split('\n', 1)[0]}`);
    }
    if (flaky.length > FLAKY_MAX) {
      print(`failed: ${flaky.length} tests needed a second try, more than ${FLAKY_MAX}`);
      count.failed += 1;
      process.exitCode = 1;
    }
    if (process.env.TEST_COSTS === 'yes') printCosts(modules);
    // For a run of several suites, which adds up their counts.
    const countsFile = process.env.TEST_COUNTS;
    if (countsFile !== undefined) appendFileSync(countsFile, `${JSON.stringify(count)}\n`);
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
    print(`${count.passed} passed, ${count.failed} failed${skipped}`);
  }
}

/** Lists the slowest test files. */
function printCosts(modules: readonly TestModule[]): void {
  const costs = modules
    .map((module) => ({ module, seconds: module.meta().cpuSeconds ?? 0 }))
    .toSorted((a, b) => b.seconds - a.seconds);
  const total = costs.reduce((sum, { seconds }) => sum + seconds, 0);
  print(`${total.toFixed(0)} s of processor time; the ${COSTLY_SHOWN} files that took most:`);
  for (const { module } of costs.slice(0, COSTLY_SHOWN)) printCost(module);
}

const printCost = (module: TestModule): void =>
  print(
    `${(module.meta().cpuSeconds ?? 0).toFixed(1).padStart(7)} s  ${module.relativeModuleId} (${module.project.name})`,
  );

const print = (line: string): void => void process.stdout.write(`${line}\n`);
