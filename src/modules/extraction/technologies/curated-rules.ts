import { join } from 'node:path';
import { z } from 'zod';
import { TableError, tablesFolder } from '../../../lib/tables.ts';
import { BUILT_IN } from './built-in-rules.ts';
import { CATEGORIES, type CategoryName } from './categories.ts';
import { loadFingerprints } from './load-fingerprints.ts';
import { type RuleSet, type TechnologyRule, writtenRuleSchema } from './technology-rule.ts';

/** Our own rules, one file per category. */
const curatedRulesFolder = join(tablesFolder, 'technologies');

/** One of our own technologies: only known keys, our own categories, a website, and samples that must trigger it. */
export const curatedRuleSchema = z.strictObject({
  ...writtenRuleSchema.shape,
  cats: z.array(z.enum(Object.keys(CATEGORIES) as CategoryName[])).min(1),
  website: z.url(),
  samples: writtenRuleSchema.shape.samples.unwrap().min(1),
});

export interface CuratedRule extends TechnologyRule {
  readonly cats: CategoryName[];
  readonly website: string;
  readonly samples: string[];
}

export interface CuratedRules extends RuleSet {
  readonly technologies: Readonly<Record<string, CuratedRule>>;
}

/** Our own rules as one set, read like those of operators. The product uses the packed form (`built-in-rules.ts`). */
export async function loadCuratedRules(folder = curatedRulesFolder): Promise<CuratedRules> {
  const { ruleSets, refusedRules } = await loadFingerprints(folder, curatedRuleSchema);
  const problems = refusedRules.map(
    ({ source, technology, reason }) => `${source}: ${technology} → ${reason}`,
  );
  const technologies: Record<string, CuratedRule> = {};
  const files = new Map<string, string>();
  for (const { source, technologies: ofFile } of ruleSets)
    for (const [name, rule] of Object.entries(ofFile)) {
      const other = files.get(name);
      if (other !== undefined) problems.push(`${source}: ${name} → is in ${other} too; keep one of them`);
      files.set(name, source);
      technologies[name] = rule as CuratedRule;
    }
  if (problems.length > 0) throw new TableError(join(folder, '*.json'), problems);
  return { source: BUILT_IN, technologies, categoryNames: new Map() };
}
