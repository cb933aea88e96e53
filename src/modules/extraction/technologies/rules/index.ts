import type { RuleSet } from '../technology-rule.ts';
import { cms } from './cms.ts';
import { pageBuilders } from './page-builders.ts';
import type { RuleTable } from './rule-shapes.ts';
import { shops } from './shops.ts';

/** Our own tables, one per file. A technology stands in exactly one of them. */
export const CURATED_TABLES: readonly RuleTable[] = [cms, shops, pageBuilders];

/** Our own rules as one set, in the form in which foreign sets are loaded. */
export const CURATED_RULES: RuleSet = {
  source: 'built-in',
  technologies: Object.assign({}, ...CURATED_TABLES),
  categoryNames: new Map(),
};
