import { readPackedTable } from '../../../lib/tables.ts';
import type { PackedIndustry } from './lexicon-building/read-industries.ts';

/** Every industry a profile can carry, in the order of the documentation, as `scripts/pack-tables.ts` packs them from `data/industries`. */
export const industries: readonly PackedIndustry[] = JSON.parse(
  readPackedTable('industries.json').toString(),
);
