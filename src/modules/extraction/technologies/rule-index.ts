import { type CompiledPattern, compilePattern, compileTextPattern } from './compile-pattern.ts';
import { createLiteralIndex, type LiteralIndex } from './literal-index.ts';
import { type Compound, parseSelector } from './selector.ts';
import { type DomCondition, listOf, type RefusedRule, type TechnologyRule } from './technology-rule.ts';

/** All rules of all technologies, arranged by what they look at. Built once. */
export interface RuleIndex {
  readonly html: LiteralIndex<PatternRule | DomRule>;
  readonly scripts: LiteralIndex<PatternRule>;
  readonly text: LiteralIndex<PatternRule>;
  readonly scriptSrc: LiteralIndex<PatternRule>;
  /** Rules for script addresses without a literal to look for; they run on every address. */
  readonly scriptSrcAlways: readonly PatternRule[];
  readonly url: readonly PatternRule[];
  readonly headers: NamedRules;
  readonly cookies: NamedRules;
  readonly metas: NamedRules;
}

export interface PatternRule {
  readonly technology: number;
  readonly pattern: CompiledPattern;
}

export interface DomRule {
  readonly technology: number;
  /** As written, for evidence. */
  readonly selector: string;
  readonly compound: Compound;
  /** Asked of the element; without it the element's existence is enough. */
  readonly attribute: { readonly name: string; readonly pattern: CompiledPattern } | undefined;
  /** Holds the confidence of an element that only has to exist. */
  readonly exists: CompiledPattern;
}

export interface NamedRules {
  readonly exact: ReadonlyMap<string, readonly PatternRule[]>;
  /** Names that end in `*` match every name they begin. */
  readonly prefixes: readonly { readonly prefix: string; readonly rule: PatternRule }[];
}

export interface NumberedRule {
  readonly technology: number;
  readonly name: string;
  readonly source: string;
  readonly rule: TechnologyRule;
}

export function createRuleIndex(
  rules: readonly NumberedRule[],
  refuse: (refused: RefusedRule) => void,
): RuleIndex {
  const compiled = (field: PatternField, compile: typeof compilePattern) =>
    rules.flatMap((rule) => compileAll(rule, field, listOf(rule.rule[field]), compile, refuse));
  const scriptSrc = compiled('scriptSrc', compilePattern);
  const html: (PatternRule | DomRule)[] = [...compiled('html', compileTextPattern)];
  for (const rule of rules) html.push(...domRules(rule, refuse));
  return {
    html: createLiteralIndex(html.map((item) => ({ item, literals: literalsOf(item) }))),
    scripts: indexOfPatterns(compiled('scripts', compileTextPattern)),
    text: indexOfPatterns(compiled('text', compileTextPattern)),
    scriptSrc: indexOfPatterns(scriptSrc.filter(({ pattern }) => pattern.literals)),
    scriptSrcAlways: scriptSrc.filter(({ pattern }) => !pattern.literals),
    url: compiled('url', compilePattern),
    headers: namedRules(rules, 'headers', refuse),
    cookies: namedRules(rules, 'cookies', refuse),
    metas: namedRules(rules, 'meta', refuse),
  };
}

type PatternField = 'html' | 'scripts' | 'text' | 'scriptSrc' | 'url';

function compileAll(
  { technology, name, source, rule: _rule }: NumberedRule,
  field: string,
  patterns: readonly string[],
  compile: typeof compilePattern,
  refuse: (refused: RefusedRule) => void,
): PatternRule[] {
  return patterns.flatMap((pattern) => {
    const compiled = compile(pattern);
    if (!('refused' in compiled)) return [{ technology, pattern: compiled }];
    refuse({ source, technology: name, field, pattern, reason: compiled.refused });
    return [];
  });
}

function indexOfPatterns(rules: readonly PatternRule[]): LiteralIndex<PatternRule> {
  return createLiteralIndex(rules.map((item) => ({ item, literals: literalsOf(item) })));
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
  const selector = parseSelector(source ?? '');
  if ('refused' in selector) return refuseSelector(selector.refused);
  const exists = compilePattern(['', ...tags].join('\\;'));
  if ('refused' in exists) return refuseSelector(exists.refused);
  const attributes = Object.entries(condition.attributes ?? {}).flatMap(([name, patterns]) =>
    compileAll(rule, `dom ${selectorSource} ${name}`, listOf(patterns), compilePattern, refuse).map(
      ({ pattern }) => ({
        name: name.toLowerCase(),
        pattern,
      }),
    ),
  );
  const asked = condition.exists === undefined ? attributes : [undefined, ...attributes];
  if (asked.length === 0)
    return refuseSelector('asks for text or script properties, which need a document tree');
  const built: DomRule[] = [];
  for (const compound of selector.alternatives) {
    for (const attribute of asked) {
      if (attribute && !compound.isSubject)
        return refuseSelector('asks for an attribute of an element that nothing names');
      built.push({ technology: rule.technology, selector: selectorSource, compound, attribute, exists });
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
      for (const compiled of compileAll(rule, `${field} ${name}`, listOf(patterns), compilePattern, refuse)) {
        if (key.endsWith('*')) prefixes.push({ prefix: key.slice(0, -1), rule: compiled });
        else exact.set(key, [...(exact.get(key) ?? []), compiled]);
      }
    }
  }
  return { exact, prefixes };
}
