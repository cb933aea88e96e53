import { type CompiledPattern, compilePattern } from './compile-pattern.ts';
import { inspectPattern, type PatternFacts, shortLiterals } from './inspect-pattern.ts';
import { createLiteralIndex, type LiteralIndex } from './literal-index.ts';
import type { PreparedRules } from './prepared-rules.ts';
import { type Compound, parseSelector } from './selector.ts';
import { type DomCondition, listOf, type RefusedRule, type TechnologyRule } from './technology-rule.ts';

/** All rules of all technologies, grouped by what they look at. Built once. */
export interface RuleIndex {
  /** What the source of a page is searched for, including inline scripts: one pass finds the literals of all three kinds. */
  readonly source: LiteralIndex<HtmlRule | DomRule | ScriptRule>;
  readonly text: LiteralIndex<PatternRule>;
  readonly scriptSrc: LiteralIndex<PatternRule>;
  /** Rules for script addresses whose literals are too short to search whole pages for. */
  readonly scriptSrcShort: readonly ShortRule[];
  readonly url: readonly PatternRule[];
  readonly headers: NamedRules;
  readonly cookies: NamedRules;
  readonly metas: NamedRules;
}

export interface PatternRule {
  readonly technology: number;
  readonly pattern: CompiledPattern;
}

export interface ShortRule extends PatternRule {
  /** Every matching address contains one of them, in lower case; without any the rule runs on every address. */
  readonly hints: readonly string[] | undefined;
}

export interface HtmlRule extends PatternRule {
  readonly field: 'html';
}

/** Matched only against the text of inline scripts. */
export interface ScriptRule extends PatternRule {
  readonly field: 'script';
}

export interface DomRule {
  readonly field: 'dom';
  readonly technology: number;
  /** As written, for evidence. */
  readonly selector: string;
  readonly compound: Compound;
  /** Matched against the element; without it, the element only has to exist. */
  readonly attribute: { readonly name: string; readonly pattern: CompiledPattern } | undefined;
  /** Contains the confidence for an element that only has to exist. */
  readonly exists: CompiledPattern;
}

export interface NamedRules {
  readonly exact: ReadonlyMap<string, readonly PatternRule[]>;
  /** Names that end in `*` match every name with that prefix. */
  readonly prefixes: readonly { readonly prefix: string; readonly rule: PatternRule }[];
}

export interface NumberedRule {
  readonly technology: number;
  readonly name: string;
  readonly source: string;
  readonly rule: TechnologyRule;
  readonly prepared: PreparedRules;
}

export function createRuleIndex(
  rules: readonly NumberedRule[],
  refuse: (refused: RefusedRule) => void,
): RuleIndex {
  const compiled = (field: PatternField, check?: (facts: PatternFacts) => Inspected) =>
    rules.flatMap((rule) => compileAll(rule, field, listOf(rule.rule[field]), refuse, check));
  const scriptSrc = compiled('scriptSrc');
  // The order is that of the evidence: markup comes before scripts.
  const source: (HtmlRule | DomRule | ScriptRule)[] = compiled('html', fitForText).map(
    (rule): HtmlRule => ({ ...rule, field: 'html' }),
  );
  for (const rule of rules) source.push(...domRules(rule, refuse));
  for (const rule of compiled('scripts', fitForText)) source.push({ ...rule, field: 'script' });
  const preparations = [...new Set(rules.map(({ prepared }) => prepared))];
  const pairStart = (literal: string) =>
    preparations.map((prepared) => prepared.pairStart(literal)).find((start) => start !== undefined);
  const indexOf = <Rule extends PatternRule | DomRule>(items: readonly Rule[]) =>
    createLiteralIndex(
      items.map((item) => ({ item, literals: literalsOf(item) })),
      pairStart,
    );
  return {
    source: indexOf(source),
    text: indexOf(compiled('text', fitForText)),
    scriptSrc: indexOf(scriptSrc.filter(({ pattern }) => pattern.literals)),
    scriptSrcShort: scriptSrc
      .filter(({ pattern }) => !pattern.literals)
      .map((rule) => ({ ...rule, hints: shortLiterals(rule.pattern.source) })),
    url: compiled('url'),
    headers: namedRules(rules, 'headers', refuse),
    cookies: namedRules(rules, 'cookies', refuse),
    metas: namedRules(rules, 'meta', refuse),
  };
}

type PatternField = 'html' | 'scripts' | 'text' | 'scriptSrc' | 'url';

type Inspected = ReturnType<typeof inspectPattern>;

/** Page text is only ever searched around literals. */
function fitForText(facts: PatternFacts): Inspected {
  if (!facts.literals) return { refused: 'has no literal of five characters that every match contains' };
  return facts.endsAtEnd ? { refused: 'is anchored to the end of the page' } : facts;
}

function compileAll(
  { technology, name, source, prepared }: NumberedRule,
  field: string,
  patterns: readonly string[],
  refuse: (refused: RefusedRule) => void,
  check: (facts: PatternFacts) => Inspected = (facts) => facts,
): PatternRule[] {
  return patterns.flatMap((pattern) => {
    const inspected = prepared.patternFacts(pattern) ?? inspectPattern(pattern);
    const facts = 'refused' in inspected ? inspected : check(inspected);
    if (!('refused' in facts)) return [{ technology, pattern: compilePattern(pattern, facts) }];
    refuse({ source, technology: name, field, pattern, reason: facts.refused });
    return [];
  });
}

function literalsOf(rule: PatternRule | DomRule): readonly string[] {
  return 'compound' in rule ? [rule.compound.literal] : (rule.pattern.literals ?? []);
}

function domRules(rule: NumberedRule, refuse: (refused: RefusedRule) => void): DomRule[] {
  const { dom } = rule.rule;
  if (dom === undefined) return [];
  const isPlain = typeof dom === 'string' || Array.isArray(dom);
  const bySelector: readonly (readonly [string, DomCondition])[] = isPlain
    ? listOf<string>(dom).map((selector) => [selector, { exists: '' }] as const)
    : Object.entries(dom).flatMap(([selector, conditions]) =>
        listOf(conditions).map((condition) => [selector, condition] as const),
      );
  return bySelector.flatMap(([selector, condition]) => domRulesOf(rule, selector, condition, refuse));
}

/** The facts of the empty expression. */
const ANYTHING: PatternFacts = {
  literals: undefined,
  isExact: false,
  startsAtBeginning: false,
  endsAtEnd: false,
};

function domRulesOf(
  rule: NumberedRule,
  selectorSource: string,
  condition: DomCondition,
  refuse: (refused: RefusedRule) => void,
): DomRule[] {
  const refuseSelector = (reason: string) => {
    refuse({ source: rule.source, technology: rule.name, field: 'dom', pattern: selectorSource, reason });
    return [];
  };
  const [source, ...tags] = selectorSource.split('\\;');
  const selector = rule.prepared.selector(source ?? '') ?? parseSelector(source ?? '');
  if ('refused' in selector) return refuseSelector(selector.refused);
  const exists = compilePattern(['', ...tags].join('\\;'), ANYTHING);
  const attributes = Object.entries(condition.attributes ?? {}).flatMap(([name, patterns]) =>
    compileAll(rule, `dom ${selectorSource} ${name}`, listOf(patterns), refuse).map(({ pattern }) => ({
      name: name.toLowerCase(),
      pattern,
    })),
  );
  const checked = condition.exists === undefined ? attributes : [undefined, ...attributes];
  if (checked.length === 0)
    return refuseSelector('asks for text or script properties, which need a document tree');
  const built: DomRule[] = [];
  for (const compound of selector.alternatives) {
    for (const attribute of checked) {
      if (attribute && !compound.isSubject)
        return refuseSelector('asks for an attribute of an element that nothing names');
      built.push({
        field: 'dom',
        technology: rule.technology,
        selector: selectorSource,
        compound,
        attribute,
        exists,
      });
    }
  }
  return built;
}

function namedRules(
  rules: readonly NumberedRule[],
  field: 'headers' | 'cookies' | 'meta',
  refuse: (refused: RefusedRule) => void,
): NamedRules {
  const exact = new Map<string, PatternRule[]>();
  const prefixes: { prefix: string; rule: PatternRule }[] = [];
  for (const rule of rules) {
    for (const [name, patterns] of Object.entries(rule.rule[field] ?? {})) {
      const key = name.toLowerCase();
      for (const compiled of compileAll(rule, `${field} ${name}`, listOf(patterns), refuse)) {
        if (key.endsWith('*')) prefixes.push({ prefix: key.slice(0, -1), rule: compiled });
        else exact.set(key, [...(exact.get(key) ?? []), compiled]);
      }
    }
  }
  return { exact, prefixes };
}
