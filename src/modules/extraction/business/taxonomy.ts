import { readPackedTable } from '../../../lib/tables.ts';
import type { PackedIndustry } from './lexicon-building/read-industries.ts';

/** Every industry a profile can have, in the order of the documentation, packed by `scripts/pack-tables.ts` from `data/industries`. */
export const industries: readonly PackedIndustry[] = JSON.parse(
  readPackedTable('industries.json').toString(),
);
