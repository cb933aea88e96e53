import { BUILT_IN, builtInThirdParties } from './built-in-rules.ts';
import { createDetections, type Detection } from './detections.ts';
import { matchPage } from './match-page.ts';
import type { PageEvidence } from './page-evidence.ts';
import { UNPREPARED } from './prepared-rules.ts';
import { createRelations, resolveDetections } from './resolve.ts';
import { createRuleIndex, type NumberedRule } from './rule-index.ts';
import type { Technology } from './tech-stack.ts';
import { compareCertainty } from './tech-stack.ts';
import type { RefusedRule, RuleSet } from './technology-rule.ts';
import { createThirdPartyFinder, type ThirdParty, withoutRuled } from './third-parties.ts';

export interface TechnologyDetector {
  /** The technologies of a page, most certain first. */
  detectTechnologies(page: PageEvidence): { readonly technologies: readonly Technology[] };
  /** Rules that were refused because they are broken or could take too long. */
  readonly refusedRules: readonly RefusedRule[];
  readonly technologyCount: number;
}

/** Builds a detector. If several sets name a technology, the last one wins. */
export function createTechnologyDetector(ruleSets: readonly RuleSet[]): TechnologyDetector {
  const sets = new Map<string, RuleSet>();
  for (const set of ruleSets) for (const name of Object.keys(set.technologies)) sets.set(name, set);
  const rules: NumberedRule[] = [];
  const categories: (readonly string[])[] = [];
  for (const [name, set] of sets) {
    const rule = set.technologies[name];
    if (!rule) continue;
    const { source, prepared = UNPREPARED } = set;
    rules.push({ technology: rules.length, name, source, rule, prepared });
    categories.push(rule.cats.map((reference) => categoryNameIn(set, reference)));
  }
  const refusedRules: RefusedRule[] = [];
  const index = createRuleIndex(rules, (refused) => refusedRules.push(refused));
  const relations = createRelations(rules, ({ name }, reference) =>
    categoryNameIn(sets.get(name), reference),
  );
  const categoriesOf = (technology: number) => categories[technology] ?? [];
  const asTechnology = ({ technology, version, confidence, evidence }: Detection): Technology => ({
    name: rules[technology]?.name ?? '',
    version: possibleVersion(version, rules[technology]?.rule.majorMax),
    categories: categoriesOf(technology),
    confidence,
    evidence,
  });
  const thirdParties = createThirdPartyFinder(thirdPartiesLeftBy(ruleSets));

  return {
    refusedRules,
    technologyCount: rules.length,
    detectTechnologies: (page) => {
      const detections = createDetections();
      matchPage(index, page, detections);
      const technologies = resolveDetections(detections.byTechnology, relations, categoriesOf).map(
        asTechnology,
      );
      technologies.push(...thirdParties.find(page));
      return { technologies: technologies.sort(compareCertainty) };
    },
  };
}

/** "Bootstrap 14.0" is the version of the theme that contains Bootstrap, or a cache-busting number. */
function possibleVersion(version: string, majorMax = Number.POSITIVE_INFINITY): string {
  return Number.parseInt(version, 10) > majorMax ? '' : version;
}

/** The bundled list excludes what our own rules cover. */
function thirdPartiesLeftBy(ruleSets: readonly RuleSet[]): readonly ThirdParty[] {
  const ours = builtInThirdParties();
  const furtherSets = ruleSets.filter(({ source }) => source !== BUILT_IN);
  return furtherSets.reduce((left, { technologies }) => withoutRuled(left, technologies), ours);
}

function categoryNameIn(set: RuleSet | undefined, reference: string | number): string {
  return set?.categoryNames.get(String(reference)) ?? String(reference);
}
