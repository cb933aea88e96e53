/** Which tests run: those of `npm test`, `npm run test:full` or `npm run test:unit`; all by default. vitest.config.ts has the lists. */
export type Lane = 'quick' | 'full' | 'unit' | 'all';

const lanes: readonly string[] = ['quick', 'full', 'unit', 'all'] satisfies Lane[];
const isLane = (name: string): name is Lane => lanes.includes(name);

const wanted = process.env.TEST_LANE ?? 'all';
if (!isLane(wanted)) throw new Error(`TEST_LANE is one of ${lanes.join(', ')}, not '${wanted}'`);

export const lane: Lane = wanted;

/** For files with a short form in `npm test` and a longer one in `npm run test:full`. */
export const isInQuickLane = lane !== 'full';
export const isInFullLane = lane === 'full' || lane === 'all';

/** A number that is small in `npm test` and full in `npm run test:full`. The file must be listed in `longerInFull` of vitest.config.ts. */
export const inLanes = <Count>(quick: Count, full: Count): Count => (isInFullLane ? full : quick);
