import type { Problem } from './problem.ts';

/** A request that does not match its declaration: answered with 422 and its problems, up to a maximum. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const first = problems.slice(0, 3).map(({ loc, type }) => `${loc.join('.')} ${type}`);
    super(`invalid input: ${first.join(', ')}${problems.length > 3 ? ', …' : ''}`);
    this.problems = problems;
  }
}
