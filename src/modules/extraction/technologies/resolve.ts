import type { Detection } from './detections.ts';
import type { NumberedRule } from './rule-index.ts';
import { listOf } from './technology-rule.ts';

/** The relations between technologies of a set, by number. */
export interface Relations {
  readonly implies: ReadonlyMap<
    number,
    readonly { readonly technology: number; readonly confidence: number }[]
  >;
  readonly requires: ReadonlyMap<number, readonly number[]>;
  readonly requiresCategory: ReadonlyMap<number, readonly string[]>;
  readonly excludes: ReadonlyMap<number, readonly number[]>;
}

const CONFIDENCE_MIN = 50;

/**
 * Applies the relations between rules. A technology that lacks what it requires, or that another one excludes, is removed together with
 * everything that only followed from it; the rest is examined again until nothing changes.
 */
export function resolveDetections(
  found: ReadonlyMap<number, Detection>,
  relations: Relations,
  categoriesOf: (technology: number) => readonly string[],
): readonly Detection[] {
  const dropped = new Set<number>();
  for (;;) {
    const held = withImplied(found, dropped, relations);
    const unfit = findUnfit(held, relations, categoriesOf);
    if (unfit.length === 0) return [...held.values()];
    for (const technology of unfit) dropped.add(technology);
  }
}

export function createRelations(
  rules: readonly NumberedRule[],
  categoryName: (rule: NumberedRule, reference: string | number) => string,
): Relations {
  const numbers = new Map(rules.map(({ name, technology }) => [name, technology]));
  const numbersOf = (names: string | readonly string[] | undefined) =>
    listOf<string>(names).flatMap((reference) => numbers.get(reference.split('\\;')[0] ?? '') ?? []);
  const relation = <Value>(read: (rule: NumberedRule) => readonly Value[]) =>
    new Map(
      rules.map((rule) => [rule.technology, read(rule)] as const).filter(([, values]) => values.length > 0),
    );
  return {
    implies: relation(({ rule }) =>
      listOf<string>(rule.implies).flatMap((reference) =>
        numbersOf(reference).map((technology) => ({ technology, confidence: impliedConfidence(reference) })),
      ),
    ),
    requires: relation(({ rule }) => numbersOf(rule.requires)),
    requiresCategory: relation((each) =>
      listOf<string | number>(each.rule.requiresCategory).map((reference) => categoryName(each, reference)),
    ),
    excludes: relation(({ rule }) => numbersOf(rule.excludes)),
  };
}

function impliedConfidence(reference: string): number {
  const found = /\\;confidence:(\d+)/.exec(reference);
  return found ? Number(found[1]) : 100;
}

function withImplied(
  found: ReadonlyMap<number, Detection>,
  dropped: ReadonlySet<number>,
  { implies }: Relations,
): Map<number, Detection> {
  const held = new Map<number, Detection>();
  for (const [technology, detection] of found) {
    if (detection.confidence >= CONFIDENCE_MIN && !dropped.has(technology)) held.set(technology, detection);
  }
  // Iterating a Map includes entries added during the loop, which makes this transitive.
  for (const detection of held.values()) {
    for (const { technology, confidence } of implies.get(detection.technology) ?? []) {
      const passedOn = Math.min(confidence, detection.confidence);
      if (held.has(technology) || dropped.has(technology) || passedOn < CONFIDENCE_MIN) continue;
      // Its own weak evidence stays visible beside the implication.
      const own = found.get(technology);
      held.set(technology, {
        technology,
        confidence: passedOn,
        version: own?.version ?? '',
        evidence: own?.evidence ?? ['implied'],
      });
    }
  }
  return held;
}

function findUnfit(
  held: ReadonlyMap<number, Detection>,
  relations: Relations,
  categoriesOf: (technology: number) => readonly string[],
): readonly number[] {
  const categories = new Set([...held.keys()].flatMap((technology) => categoriesOf(technology)));
  const unfit = new Set<number>();
  for (const technology of held.keys()) {
    const lacks = (relations.requires.get(technology) ?? []).some((required) => !held.has(required));
    const wanted = relations.requiresCategory.get(technology) ?? [];
    if (lacks || (wanted.length > 0 && !wanted.some((category) => categories.has(category))))
      unfit.add(technology);
    if (unfit.has(technology)) continue;
    for (const excluded of relations.excludes.get(technology) ?? [])
      if (held.has(excluded)) unfit.add(excluded);
  }
  return [...unfit];
}
