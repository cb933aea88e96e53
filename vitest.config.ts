import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'test/**/*.test.ts',
      'bench/**/*.test.ts',
      'web/src/**/*.test.ts',
      'packages/**/*.test.ts',
    ],
    reporters: ['default', './scripts/closing-line-reporter.ts'],
    pool: 'forks',
    // Many tests wait for processes of their own, so that a core would stand idle with one file less at a time.
    maxWorkers: availableParallelism(),
    // As scripts/run.mjs starts the program: its flags are those of whatever runs in the tests.
    execArgv: process.execArgv,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
