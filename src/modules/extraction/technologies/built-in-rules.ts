import { readPackedTable } from '../../../lib/tables.ts';
import type { PatternFacts } from './inspect-pattern.ts';
import type { Selector } from './selector.ts';
import type { RuleSet } from './technology-rule.ts';
import type { ThirdParty } from './third-parties.ts';

/** The name of our own rules in reports. */
export const BUILT_IN = 'built-in';

/** The output of `scripts/pack-tables.ts` for `data/technologies`. */
export interface PackedRules {
  readonly technologies: RuleSet['technologies'];
  readonly patterns: Readonly<Record<string, PackedFacts>>;
  readonly selectors: Readonly<Record<string, Selector>>;
  readonly pairStarts: Readonly<Record<string, number>>;
  readonly thirdParties: readonly ThirdParty[];
}

/** The sum of the marks that apply, then the literals. */
export type PackedFacts = readonly [marks: number, ...literals: string[]];

export const marks = { isExact: 1, startsAtBeginning: 2, endsAtEnd: 4 } as const;

let packed: PackedRules | undefined;

function packedRules(): PackedRules {
  packed ??= JSON.parse(readPackedTable('technologies.json').toString()) as PackedRules;
  return packed;
}

/**
 * Our own rules with the precomputed facts of their patterns. Reading the tables and inspecting each pattern took more than half a second
 * in every process and thread, and they do not change while a program runs.
 */
export function builtInRules(): RuleSet {
  const { technologies, patterns, selectors, pairStarts } = packedRules();
  return {
    source: BUILT_IN,
    technologies,
    categoryNames: new Map(),
    prepared: {
      patternFacts: (pattern) => unpackFacts(patterns[pattern]),
      selector: (source) => selectors[source],
      pairStart: (literal) => pairStarts[literal],
    },
  };
}

/** The names of the technologies that our own rules know, as profiles have them. */
export const technologyNames = (): readonly string[] => Object.keys(packedRules().technologies);

/** The category of each technology that our own rules know, by its name. */
export function technologyCategories(): ReadonlyMap<string, string> {
  categories ??= new Map([
    ...packedRules().thirdParties.map((one): [string, string] => [one.name, one.category]),
    ...Object.entries(packedRules().technologies).map(([key, { cats }]): [string, string] => [
      key,
      String(cats[0] ?? ''),
    ]),
  ]);
  return categories;
}

let categories: ReadonlyMap<string, string> | undefined;

function unpackFacts(packedFacts: PackedFacts | undefined): PatternFacts | undefined {
  if (packedFacts === undefined) return undefined;
  const [sum, ...literals] = packedFacts;
  return {
    literals: literals.length === 0 ? undefined : literals,
    isExact: (sum & marks.isExact) !== 0,
    startsAtBeginning: (sum & marks.startsAtBeginning) !== 0,
    endsAtEnd: (sum & marks.endsAtEnd) !== 0,
  };
}

export function builtInThirdParties(): readonly ThirdParty[] {
  return packedRules().thirdParties;
}
