import type { Problem } from './problem.ts';

/** A request that does not fit its declaration: answered 422 with all its problems. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`invalid input: ${problems.map(({ loc, type }) => `${loc.join('.')} ${type}`).join(', ')}`);
    this.problems = problems;
  }
}
