/** Which tests run: those of `npm test`, `npm run test:full` or `npm run test:unit`; all by default. vitest.config.ts has the lists. */
export type Suite = 'quick' | 'full' | 'unit' | 'all';

const suites: readonly string[] = ['quick', 'full', 'unit', 'all'] satisfies Suite[];
const isSuite = (name: string): name is Suite => suites.includes(name);

const requested = process.env.TEST_SUITE ?? 'all';
if (!isSuite(requested))
  throw new Error(`TEST_SUITE must be one of ${suites.join(', ')}, not '${requested}'`);

export const suite: Suite = requested;

/** For files with a short form in `npm test` and a longer one in `npm run test:full`. */
export const isInQuickSuite = suite !== 'full';
export const isInFullSuite = suite === 'full' || suite === 'all';

/** A number that is small in `npm test` and full in `npm run test:full`. The file must be listed in `longerInFull` of vitest.config.ts. */
export const bySuite = <Count>(quick: Count, full: Count): Count => (isInFullSuite ? full : quick);
