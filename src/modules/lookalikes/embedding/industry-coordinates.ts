import { industries } from '../../extraction/business/taxonomy.ts';

/** With the eighty of the words they make 128; there is room for a few more industries than `data/industries` has. */
export const INDUSTRY_DIMENSIONS = 48;

const coordinates = new Map(industries.slice(0, INDUSTRY_DIMENSIONS).map(({ name }, at) => [name, at]));

/**
 * Each industry has a coordinate of its own, so that different industries have nothing in common: its position in the order of
 * `data/industries`. Undefined for a name that is not there.
 */
export const coordinateOf = (industry: string): number | undefined => coordinates.get(industry);
