import type { Problem } from './problem.ts';

/** A request that does not fit its declaration: answered 422 with its problems, as many as are shown. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const first = problems.slice(0, 3).map(({ loc, type }) => `${loc.join('.')} ${type}`);
    super(`invalid input: ${first.join(', ')}${problems.length > 3 ? ', …' : ''}`);
    this.problems = problems;
  }
}
