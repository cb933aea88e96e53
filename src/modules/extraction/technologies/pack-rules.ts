import { marks, type PackedFacts, type PackedRules } from './built-in-rules.ts';
import { collectThirdParties } from './collect-third-parties.ts';
import { inspectPattern } from './inspect-pattern.ts';
import { CURATED_RULES } from './rules/index.ts';
import { listOf, type TechnologyRule, technologyRuleSchema } from './technology-rule.ts';

/** The text of `built-in-rules.json`: the tables without samples and websites, and the facts of every pattern that passes the lint. */
export function packRules(): string {
  const { technologies } = CURATED_RULES;
  const packed: PackedRules = {
    technologies: Object.fromEntries(
      Object.entries(technologies).map(([name, rule]) => [name, runnable(rule)]),
    ),
    patterns: Object.fromEntries(
      [...new Set(Object.values(technologies).flatMap(patternsOf))].flatMap((pattern) => {
        const facts = packFacts(pattern);
        return facts === undefined ? [] : [[pattern, facts]];
      }),
    ),
    thirdParties: collectThirdParties(technologies),
  };
  return `${JSON.stringify(packed)}\n`;
}

/** Without what only people and tests read. */
function runnable(rule: TechnologyRule): TechnologyRule {
  const { website: _website, ...rest } = technologyRuleSchema.parse(rule);
  return rest;
}

function packFacts(pattern: string): PackedFacts | undefined {
  const facts = inspectPattern(pattern);
  if ('refused' in facts) return undefined;
  const held = (Object.keys(marks) as (keyof typeof marks)[]).filter((mark) => facts[mark]);
  return [held.reduce((sum, mark) => sum + marks[mark], 0), ...(facts.literals ?? [])];
}

function patternsOf({
  html,
  scripts,
  scriptSrc,
  text,
  url,
  headers,
  cookies,
  meta,
  dom,
}: TechnologyRule): string[] {
  const named = [headers, cookies, meta].flatMap((byName) => Object.values(byName ?? {}));
  const conditions = typeof dom === 'object' && !Array.isArray(dom) ? Object.values(dom).flat() : [];
  const attributes = conditions.flatMap((condition) => Object.values(condition.attributes ?? {}));
  return [html, scripts, scriptSrc, text, url, ...named, ...attributes].flatMap((patterns) => [
    ...listOf(patterns),
  ]);
}
