import type { Reporter, TestModule, TestSpecification } from 'vitest/node';

const INTERVAL_MS = 1_000;

/** Reports to scripts/watch-tests.mjs what is running; it ends a run that makes no progress. */
export default class ProgressReporter implements Reporter {
  #unfinished = 0;
  readonly #running = new Set<string>();
  #sentAt = 0;

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#unfinished = specifications.length;
    this.#send();
  }

  onTestModuleQueued(module: TestModule): void {
    this.#running.add(nameOf(module));
    this.#send();
  }

  onTestCaseResult(): void {
    if (performance.now() - this.#sentAt >= INTERVAL_MS) this.#send();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(nameOf(module));
    this.#unfinished -= 1;
    this.#send();
  }

  onTestRunEnd(): void {
    // Files that could not be loaded did not end.
    this.#unfinished = 0;
    this.#send();
  }

  #send(): void {
    this.#sentAt = performance.now();
    process.send?.({ unfinished: this.#unfinished, running: [...this.#running] });
  }
}

const nameOf = ({ relativeModuleId, project }: TestModule): string => `${relativeModuleId} (${project.name})`;
