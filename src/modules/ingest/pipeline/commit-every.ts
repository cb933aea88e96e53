/**
 * A kill may cost twenty seconds of work. A machine that reads more than three chunks of the index in that time commits when both build
 * threads have filled theirs (`bulk-writer.ts`: one chunk for the first alone, then one for each).
 */
export const COMMIT_EVERY = { pages: 3 * 65_536, ms: 20_000 };
