import { expect, test } from 'vitest';
import { loadCuratedRules } from './curated-rules.ts';
import { parsePattern } from './pattern.ts';
import { adversarialTexts } from './regex/adversarial-texts.fixture.ts';
import { parseRegex, type RegexNode } from './regex/parse-regex.ts';
import { countSteps } from './regex/step-counting-match.fixture.ts';
import { stepGrowth } from './regex/step-growth.fixture.ts';
import { listOf, type TechnologyRule } from './technology-rule.ts';

const expressions = [
  ...new Set(Object.values((await loadCuratedRules()).technologies).flatMap(patternsOf)),
].map((source) => parsePattern(source).expression);
/** Rules that differ in names only cost the same, so one of each shape is enough. */
const shapeOf = (source: string) => source.replace(/\\[.-]/g, '-').replace(/[a-z][a-z-]{2,}/gi, 'name');
const oneOfEachShape = [...new Map(expressions.map((source) => [shapeOf(source), source])).values()];
const withLoops = oneOfEachShape
  .map((source) => ({ source, node: parseRegex(source) }))
  .filter(({ node }) => holdsLongRepeat(node));

/** Twice the distance that an expression may look to either side of a literal, see `match-page.ts`. */
const WINDOW_CHARS = 800;

test('no rule takes more than linear steps from one start on an adversarial text', () => {
  expect(withLoops.length).toBeGreaterThan(50);
  const growing = withLoops.filter(({ node }) => stepGrowth(node, 60) > 2.3).map(({ source }) => source);
  expect(growing).toEqual([]);
});

test('no rule takes more steps on an adversarial window than a small multiple of the starts that fit', () => {
  const costly = withLoops
    .filter(({ node }) => worstWindowSteps(node) > 150 * WINDOW_CHARS)
    .map(({ source }) => source);
  expect(costly).toEqual([]);
});

function worstWindowSteps(node: RegexNode): number {
  return Math.max(
    ...adversarialTexts(node, WINDOW_CHARS)
      .slice(0, 6)
      .map((text) => {
        const window = text.slice(0, WINDOW_CHARS);
        let steps = 0;
        for (let start = 0; start < window.length; start++) steps += countSteps(node, window.slice(start));
        return steps;
      }),
  );
}

function holdsLongRepeat(node: RegexNode): boolean {
  switch (node.type) {
    case 'repeat':
      return node.max > 16 || holdsLongRepeat(node.body);
    case 'sequence':
      return node.parts.some(holdsLongRepeat);
    case 'choice':
      return node.options.some(holdsLongRepeat);
    case 'look':
      return holdsLongRepeat(node.body);
    default:
      return false;
  }
}

function patternsOf(rule: Omit<TechnologyRule, 'cats'>): readonly string[] {
  const named = [rule.headers, rule.cookies, rule.meta].flatMap((byName) => Object.values(byName ?? {}));
  return [rule.html, rule.scripts, rule.scriptSrc, rule.text, rule.url, ...named].flatMap((patterns) =>
    listOf<string>(patterns),
  );
}
