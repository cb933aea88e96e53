import { marks, type PackedFacts, type PackedRules } from './built-in-rules.ts';
import { collectThirdParties } from './collect-third-parties.ts';
import { loadCuratedRules } from './curated-rules.ts';
import { inspectPattern } from './inspect-pattern.ts';
import { rarestPairs } from './literal-scanner.ts';
import { parseSelector } from './selector.ts';
import { listOf, patternsOf, type TechnologyRule } from './technology-rule.ts';

/** The packed rules: the tables without samples and websites, and the facts of every pattern that passes the lint. */
export async function packRules(): Promise<string> {
  const { technologies } = await loadCuratedRules();
  const rules = Object.values(technologies);
  const patterns = entriesOf(rules.flatMap(patternsOf), packFacts);
  const selectors = entriesOf(rules.flatMap(selectorsOf), (source) => accepted(parseSelector(source)));
  const literals = new Set([
    ...patterns.flatMap(([, [, ...ofPattern]]) => ofPattern),
    ...selectors.flatMap(([, { alternatives }]) => alternatives.map(({ literal }) => literal)),
  ]);
  const pairStart = rarestPairs([...literals]);
  const packed: PackedRules = {
    technologies: Object.fromEntries(
      Object.entries(technologies).map(([name, rule]) => [name, runnable(rule)]),
    ),
    patterns: Object.fromEntries(patterns),
    selectors: Object.fromEntries(selectors),
    pairStarts: Object.fromEntries(Array.from(literals, (literal) => [literal, pairStart(literal)])),
    thirdParties: collectThirdParties(technologies),
  };
  return `${JSON.stringify(packed)}\n`;
}

/** Each key once, with its value. */
function entriesOf<Value>(
  keys: readonly string[],
  read: (key: string) => Value | undefined,
): [string, Value][] {
  return [...new Set(keys)].flatMap((key): [string, Value][] => {
    const value = read(key);
    return value === undefined ? [] : [[key, value]];
  });
}

function accepted<Found extends object>(found: Found | { readonly refused: string }): Found | undefined {
  return 'refused' in found ? undefined : found;
}

/** Removes what only people and tests read. */
function runnable({
  website: _website,
  samples: _samples,
  comment: _comment,
  ...rest
}: TechnologyRule): TechnologyRule {
  return rest;
}

function packFacts(pattern: string): PackedFacts | undefined {
  const facts = accepted(inspectPattern(pattern));
  if (facts === undefined) return undefined;
  const held = (Object.keys(marks) as (keyof typeof marks)[]).filter((mark) => facts[mark]);
  return [held.reduce((sum, mark) => sum + marks[mark], 0), ...(facts.literals ?? [])];
}

/** Removes the confidence marks after the selectors. */
function selectorsOf({ dom }: TechnologyRule): string[] {
  const written = typeof dom === 'object' && !Array.isArray(dom) ? Object.keys(dom) : listOf(dom);
  return written.map((selector) => selector.split('\\;')[0] ?? '');
}
