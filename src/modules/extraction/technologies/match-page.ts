import type { Detections } from './detections.ts';
import type { Candidate, LiteralIndex } from './literal-index.ts';
import type { InlineScript, PageEvidence } from './page-evidence.ts';
import type { DomRule, NamedRules, PatternRule, RuleIndex, ScriptRule } from './rule-index.ts';
import { selects } from './selector.ts';

/** Runs every rule that can match on the page. */
export function matchPage(rules: RuleIndex, page: PageEvidence, detections: Detections): void {
  matchNamed(rules.headers, page.headers, 'header', detections);
  matchNamed(rules.cookies, page.cookies, 'cookie', detections);
  matchNamed(rules.metas, page.metas, 'meta', detections);
  matchValue(rules.url, page.url, 'url', detections);
  matchScriptUrls(rules, page.scriptUrls, detections);
  matchSource(rules, page, detections);
  matchJoined(rules.text, page.texts, 'text', detections);
}

function matchSource(rules: RuleIndex, { html, inlineScripts }: PageEvidence, detections: Detections): void {
  const inScripts: Candidate<ScriptRule>[] = [];
  for (const { item, positions } of rules.source.candidates(html)) {
    if (item.field === 'dom') matchDom(item, positions, html, detections);
    else if (item.field === 'html') matchText({ item, positions }, html, 'html', detections);
    else inScripts.push({ item, positions });
  }
  if (inScripts.length > 0 && inlineScripts.length > 0) matchScripts(inScripts, inlineScripts, detections);
}

/** The scripts were searched as part of the page; matches elsewhere in it do not count here. */
function matchScripts(
  candidates: readonly Candidate<ScriptRule>[],
  scripts: readonly InlineScript[],
  detections: Detections,
): void {
  const starts = scripts.map(({ start }) => start);
  const startsJoined: number[] = [];
  let length = 0;
  for (const { text } of scripts) {
    startsJoined.push(length);
    length += text.length + 1;
  }
  const joined = scripts.map(({ text }) => text).join('\n');
  for (const { item, positions } of candidates) {
    const own: number[] = [];
    for (const position of positions) {
      const number = lastStartBefore(starts, position);
      const script = scripts[number];
      const within = position - (script?.start ?? 0);
      if (script !== undefined && within >= 0 && within < script.text.length)
        own.push((startsJoined[number] ?? 0) + within);
    }
    if (own.length > 0) matchText({ item, positions: own }, joined, 'script', detections);
  }
}

/** Searches many short texts in one pass. */
function matchJoined(
  rules: LiteralIndex<PatternRule>,
  texts: readonly string[],
  field: string,
  detections: Detections,
): void {
  if (rules.isEmpty || texts.length === 0) return;
  const text = texts.join('\n');
  for (const candidate of rules.candidates(text)) matchText(candidate, text, field, detections);
}

/** How far around a literal an expression may look. It limits the cost of any expression, and no product needs more. */
const WINDOW_CHARS = 400;

function matchText(
  { item, positions }: Candidate<PatternRule>,
  text: string,
  field: string,
  detections: Detections,
): void {
  const { technology, pattern } = item;
  let searchedTo = -1;
  for (const position of positions) {
    if (!detections.isWanted(technology, pattern)) return;
    if (field === 'html' && isDeniedAt(text, position)) continue;
    if (pattern.isLiteral) {
      detections.add(technology, pattern, field, text.slice(Math.max(0, position - 20), position + 60), '');
      return;
    }
    const start = Math.max(0, position - WINDOW_CHARS);
    if (pattern.startsAtBeginning && start > 0) return;
    // A literal repeated nearby is in the same window; searching it again would find the same.
    if (position < searchedTo - WINDOW_CHARS / 2) continue;
    searchedTo = position + WINDOW_CHARS;
    const match = pattern.match(text.slice(start, searchedTo));
    if (!match) continue;
    detections.add(technology, pattern, field, match.text, match.version);
    if (match.version !== '' || !pattern.tellsVersion) return;
  }
}

/** "<!-- Analytics: not configured -->": a plugin's note that something is missing. */
function isDeniedAt(html: string, position: number): boolean {
  // Bounded in both directions: a page may be megabytes long without a comment, and this runs for every literal.
  const reached = position + OPENING.length;
  const before = html.slice(Math.max(0, position - COMMENT_CHARS_MAX), reached);
  const open = before.lastIndexOf(OPENING);
  if (open < 0 || before.indexOf('-->', open) >= 0) return false;
  const [comment = ''] = `${before.slice(open)}${html.slice(reached, reached + COMMENT_CHARS_MAX)}`.split(
    '-->',
    1,
  );
  return DENIAL.test(comment);
}

const OPENING = '<!--';
const COMMENT_CHARS_MAX = 300;
const DENIAL =
  /\b(?:not (?:configured|set ?up|set|installed|enabled|found|active|activated|loaded|available|present)|disabled|deactivated|no (?:tracking )?(?:id|code|account) (?:set|given|configured))\b/i;

function matchScriptUrls(rules: RuleIndex, scriptUrls: readonly string[], detections: Detections): void {
  const starts: number[] = [];
  let joined = '';
  for (const url of scriptUrls) {
    starts.push(joined.length);
    joined += `${url.length > SCRIPT_URL_CHARS_MAX ? url.slice(0, SCRIPT_URL_CHARS_MAX) : url}\n`;
  }
  for (const { item, positions } of rules.scriptSrc.candidates(joined)) {
    for (const position of positions) {
      const url = scriptUrls[lastStartBefore(starts, position)];
      if (url !== undefined) matchOne(item, url, 'scriptSrc', detections);
    }
  }
  const lower = joined.toLowerCase();
  const mayHold = rules.scriptSrcShort.filter(
    ({ hints }) => hints === undefined || hints.some((hint) => lower.includes(hint)),
  );
  if (mayHold.length === 0) return;
  for (const url of scriptUrls.slice(0, SCRIPT_URLS_MAX)) matchValue(mayHold, url, 'scriptSrc', detections);
}

const SCRIPT_URL_CHARS_MAX = 2_048;
const SCRIPT_URLS_MAX = 200;

function lastStartBefore(starts: readonly number[], position: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  return low;
}

function matchNamed(
  rules: NamedRules,
  values: ReadonlyMap<string, string | readonly string[]>,
  field: string,
  detections: Detections,
): void {
  for (const [name, value] of values) {
    const contents = typeof value === 'string' ? [value] : value;
    for (const content of contents.slice(0, VALUES_PER_NAME_MAX)) {
      matchValue(rules.exact.get(name) ?? [], content, `${field} ${name}`, detections);
      for (const { prefix, rule } of rules.prefixes) {
        if (name.startsWith(prefix)) matchOne(rule, content, `${field} ${name}`, detections);
      }
    }
  }
}

const VALUES_PER_NAME_MAX = 20;

function matchValue(
  rules: readonly PatternRule[],
  value: string,
  field: string,
  detections: Detections,
): void {
  if (rules.length === 0) return;
  const lower = value.toLowerCase();
  for (const rule of rules) if (mayMatch(rule, lower)) matchOne(rule, value, field, detections);
}

/** Some values have over a hundred rules, and searching for a literal costs less than running an expression. */
function mayMatch({ pattern: { literals } }: PatternRule, lower: string): boolean {
  return literals === undefined || literals.some((literal) => lower.includes(literal));
}

function matchOne(
  { technology, pattern }: PatternRule,
  value: string,
  field: string,
  detections: Detections,
): void {
  if (!detections.isWanted(technology, pattern)) return;
  const match = pattern.match(value);
  if (match) detections.add(technology, pattern, field, value, match.version);
}

function matchDom(rule: DomRule, positions: readonly number[], html: string, detections: Detections): void {
  const pattern = rule.attribute?.pattern ?? rule.exists;
  if (!detections.isWanted(rule.technology, pattern)) return;
  for (const position of positions) {
    const tag = readTagAround(html, position);
    if (!tag || !selects(rule.compound, tag.name, tag.attributes)) continue;
    if (!rule.attribute) {
      detections.add(rule.technology, pattern, 'dom', rule.selector, '');
      return;
    }
    const value = tag.attributes.get(rule.attribute.name);
    const match = value === undefined ? undefined : pattern.match(value);
    if (!match) continue;
    detections.add(
      rule.technology,
      pattern,
      'dom',
      `${rule.selector} ${rule.attribute.name}=${value}`,
      match.version,
    );
    return;
  }
}

/** An opening tag in the page's source with its attributes, names in lower case. */
interface SourceTag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

const CHARS_BEFORE_MAX = 1_024;
const CHARS_AFTER_MAX = 1_024;
const TAG = /^<([a-z][^\s/>]*)((?:[^"'>]|"[^"]*"|'[^']*')*)/i;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** The tag around an offset of the source; undefined inside text, a comment or a script. */
function readTagAround(html: string, position: number): SourceTag | undefined {
  const start = Math.max(0, position - CHARS_BEFORE_MAX);
  const open = html.slice(start, position + 1).lastIndexOf('<');
  if (open < 0) return undefined;
  const [whole = '', name = '', rest = ''] =
    TAG.exec(html.slice(start + open, position + CHARS_AFTER_MAX)) ?? [];
  if (start + open + whole.length <= position) return undefined;
  const attributes = new Map<string, string>();
  for (const [, attribute = '', double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
  }
  return { name: name.toLowerCase(), attributes };
}
