/**
 * Reads requests: checks query, path, header and body values against zod schemas with pydantic v2's conversions and problem texts, so that
 * clients written for FastAPI services work unchanged. Start with read-value.ts.
 */
export { InvalidInput } from './invalid-input.ts';
export { type Problem, problem } from './problem.ts';
export { parseQueryString } from './query-string.ts';
export { readJson } from './read-json.ts';
export { readerOf } from './read-value.ts';
export { PROBLEMS_MAX, shownProblems } from './shown-problems.ts';
