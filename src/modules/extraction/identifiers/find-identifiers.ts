import { hash } from 'node:crypto';
import type { WorkBudget } from '../../../lib/work-budget.ts';
import {
  type FoundIdentifier,
  IDENTIFIER_VALUE_CHARACTERS_MAX,
  type IdentifierFind,
  type IdentifierKind,
  identifierKinds,
  spelledIdentifier,
} from '../../companies/index.ts';
import { readSocialProfile } from '../contacts/social-profile.ts';
import type { Settled } from '../heuristic.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { createLiteralIndex, type LiteralIndex } from '../technologies/literal-index.ts';

/** A page with more of one kind lists the identifiers of others. */
const PER_KIND_MAX = 10;
const IDENTIFIERS_MAX = 100;
/** A text that occurs in more places than this is data rather than code. */
const PLACES_MAX = 20;
const WINDOW = { before: 60, after: 200 };

type SearchedFind = Extract<IdentifierFind, { readonly near: string }>;
type OtherFind = Exclude<IdentifierFind, SearchedFind>;
type SearchedPlace = SearchedFind['in'];

interface Rule<Find> {
  readonly kind: string;
  readonly kindOf: IdentifierKind;
  readonly find: Find;
  readonly pattern: RegExp | undefined;
  readonly whole: RegExp;
}

interface Rules {
  readonly searched: Readonly<Record<SearchedPlace, LiteralIndex<Rule<SearchedFind>>>>;
  readonly others: readonly Rule<OtherFind>[];
}

let compiled: Rules | undefined;

/**
 * The identifiers of a page, each with where it was found. Only what a browser would run, load or follow is read, so that a text about
 * identifiers has none. One pass over the texts that occur near matches decides which patterns are tried, and each is tried only there.
 */
export function findIdentifiers(page: ParsedPage, settled: Settled, budget: WorkBudget): FoundIdentifier[] {
  compiled ??= compileRules();
  const { searched, others } = compiled;
  const found = new FoundIdentifiers();
  for (const script of page.scripts)
    if (script.text !== '' && isCode(script.type)) searchIn(searched.code, script.text, found);
  searchIn(searched.address, addressesOf(page), found);
  searchIn(searched.link, linesOf(page.anchors.map(({ href }) => href)), found);
  searchIn(searched.form, linesOf(page.forms.map(({ action }) => action)), found);
  if (!budget.isSpent()) searchIn(searched.tag, page.html, found);
  for (const rule of others)
    for (const { value, where } of valuesOf(rule.find, page, settled))
      found.add(rule, read(rule, value), where);
  return found.list;
}

class FoundIdentifiers {
  readonly list: FoundIdentifier[] = [];
  readonly #seen = new Set<string>();
  readonly #counts = new Map<string, number>();

  add({ kind, kindOf, find, whole }: Rule<IdentifierFind>, written: string | undefined, where: string): void {
    if (written === undefined || written.length > IDENTIFIER_VALUE_CHARACTERS_MAX) return;
    const value = spelledIdentifier(kindOf, written);
    const count = this.#counts.get(kind) ?? 0;
    const isKnown = this.#seen.has(`${kind}:${value}`);
    if (isKnown || count >= PER_KIND_MAX || this.list.length >= IDENTIFIERS_MAX) return;
    if (!whole.test(value) || (!isSettled(find) && isPlaceholder(value))) return;
    if (kindOf.ofOthers?.includes(value)) return;
    this.#seen.add(`${kind}:${value}`);
    this.#counts.set(kind, count + 1);
    // Concatenated and sliced to force a copy, because a slice of the page would keep all of it in memory.
    this.list.push({ kind, value: ` ${value}`.slice(1), where });
  }
}

/** Heuristics have already checked the values they settled: a phone number may start with 12345. */
const isSettled = (find: IdentifierFind): boolean =>
  find.in === 'social' || (find.in === 'columns' && find.pattern === undefined);

function compileRules(): Rules {
  const rules = [...identifierKinds].flatMap(([kind, kindOf]) =>
    kindOf.finds.map((find) => ({
      kind,
      kindOf,
      find,
      pattern: 'pattern' in find && find.pattern !== undefined ? new RegExp(find.pattern, 'gu') : undefined,
      whole: new RegExp(`^(?:${kindOf.value})$`, 'u'),
    })),
  );
  const searchedIn = (place: SearchedPlace) =>
    createLiteralIndex(
      rules
        .filter((rule): rule is Rule<SearchedFind> => rule.find.in === place)
        .map((item) => ({ item, literals: [item.find.near] })),
    );
  return {
    searched: {
      code: searchedIn('code'),
      address: searchedIn('address'),
      link: searchedIn('link'),
      form: searchedIn('form'),
      tag: searchedIn('tag'),
    },
    others: rules.filter((rule): rule is Rule<OtherFind> => !('near' in rule.find)),
  };
}

function searchIn(index: LiteralIndex<Rule<SearchedFind>>, text: string, found: FoundIdentifiers): void {
  if (text === '') return;
  const comments = new HtmlComments(text);
  for (const { item: rule, positions } of index.candidates(text)) {
    const { find, pattern } = rule;
    if (pattern === undefined) continue;
    const { before, after } = windowOf(find);
    for (const position of positions.slice(0, PLACES_MAX)) {
      const from = Math.max(0, position - before);
      const near = cutToLine(find, text.slice(from, position + after), position - from);
      for (const match of near.matchAll(pattern)) {
        if (find.in === 'code' && isInComment(text, from + match.index)) continue;
        if (find.in === 'tag' && comments.holds(position)) continue;
        found.add(rule, writtenIn(match), `${placeNames[find.in]} with ${find.near}`);
      }
    }
  }
}

const placeNames: Readonly<Record<SearchedPlace, string>> = {
  code: 'inline script',
  address: 'loaded address',
  link: 'link',
  form: 'form',
  tag: 'element',
};

const TAG_WINDOW = { before: 320, after: 320 };

const windowOf = (find: SearchedFind): { readonly before: number; readonly after: number } =>
  find.in === 'code'
    ? { before: find.before ?? WINDOW.before, after: find.after ?? WINDOW.after }
    : find.in === 'tag'
      ? TAG_WINDOW
      : { before: 600, after: 600 };

/** There is one address per line, so a match belongs to the line of the text it is near. */
function cutToLine({ in: place }: SearchedFind, text: string, position: number): string {
  if (place === 'code' || place === 'tag') return text;
  const start = text.lastIndexOf('\n', position) + 1;
  const end = text.indexOf('\n', position);
  return text.slice(start, end < 0 ? undefined : end);
}

const writtenIn = ({ groups, 1: first }: RegExpExecArray): string | undefined =>
  groups?.a === undefined ? first : `${groups.a}@${groups.b}`;

/** Longer comments are licences, which are above code rather than around it. */
const COMMENT_CHARACTERS_MAX = 5_000;

/** Whether a comment is open before a position. The `//` of an address follows a colon, and the one in `image/*` a word. */
function isInComment(script: string, at: number): boolean {
  const line = script.slice(Math.max(script.lastIndexOf('\n', at) + 1, at - COMMENT_CHARACTERS_MAX), at);
  if (/(?:^|[\s;{}()])\/\//.test(line)) return true;
  const before = script.slice(Math.max(0, at - COMMENT_CHARACTERS_MAX), at);
  const open = before.lastIndexOf('/*');
  return open >= 0 && before.indexOf('*/', open) < 0 && !/[\w"'.]/.test(before[open - 1] ?? ' ');
}

/**
 * Where the comments of a page start and end, found in one pass: searching back from every position would take quadratic time on a long
 * page.
 */
class HtmlComments {
  readonly #html: string;
  #ranges: readonly (readonly [open: number, close: number])[] | undefined;

  constructor(html: string) {
    this.#html = html;
  }

  holds(at: number): boolean {
    this.#ranges ??= this.#read();
    return this.#ranges.some(([open, close]) => open <= at && at < close);
  }

  #read(): readonly (readonly [number, number])[] {
    const ranges: [number, number][] = [];
    for (let open = this.#html.indexOf('<!--'); open >= 0 && ranges.length < COMMENTS_MAX; ) {
      const close = this.#html.indexOf('-->', open);
      if (close < 0) break;
      ranges.push([open, close]);
      open = this.#html.indexOf('<!--', close);
    }
    return ranges;
  }
}

/** A page with more was crafted to be expensive. */
const COMMENTS_MAX = 2_000;

/** Scripts that run, including those that wait for consent; JSON and templates do not run. */
const isCode = (type: string): boolean =>
  /^$|^module$|(?:java|ecma|rocketlazyload)script|^text\/plain$/i.test(type);

const ADDRESSES_MAX = 1_500;

const addressesOf = ({ scripts, iframes, images, linkTags }: ParsedPage): string =>
  linesOf([
    ...scripts.map(({ src }) => src),
    ...iframes.map(({ src }) => src),
    ...linkTags.filter(({ rel }) => rel.includes('stylesheet')).map(({ href }) => href),
    ...images.slice(0, 500).map(({ src }) => src),
  ]);

const linesOf = (addresses: readonly string[]): string =>
  addresses
    .slice(0, ADDRESSES_MAX)
    .filter((address) => address !== '' && !address.startsWith('data:'))
    .join('\n');

interface Seen {
  readonly value: string;
  readonly where: string;
}

function valuesOf(find: OtherFind, page: ParsedPage, settled: Settled): readonly Seen[] {
  switch (find.in) {
    case 'meta':
      return (page.metas.get(find.name) ?? []).map((content) => ({
        value: content.trim(),
        where: `meta ${find.name}`,
      }));
    case 'columns':
      return valuesOfColumns(find.columns, settled).map((value) => ({
        value,
        where: `column ${find.columns.join(', ')}`,
      }));
    case 'social': {
      const address = settled[find.column];
      const profile = typeof address === 'string' ? readSocialProfile(address) : null;
      return profile === null
        ? []
        : [{ value: profile.account.replace(/^@/, ''), where: `column ${find.column}` }];
    }
    case 'icon':
      return iconOf(page);
  }
}

/** For one column, every value; for several, one value that combines them all. A street is long, so commas separate it from the rest. */
function valuesOfColumns(columns: readonly (keyof Settled)[], settled: Settled): string[] {
  const [first] = columns;
  if (columns.length === 1 && first !== undefined) {
    const value = settled[first];
    return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  }
  const values = columns.map((column) => settled[column]);
  if (!values.every((value): value is string => typeof value === 'string' && value !== '')) return [];
  return [values.map((value) => value.replaceAll(/\s+/g, ' ').trim()).join(columns.length > 2 ? ', ' : ' ')];
}

function read({ pattern, find }: Rule<OtherFind>, text: string): string | undefined {
  if (pattern === undefined || find.in === 'icon') return text;
  pattern.lastIndex = 0;
  return pattern.exec(text.slice(0, 2_000))?.[1];
}

/** Smaller ones are transparent pixels that everyone has. */
const ICON_BYTES_MIN = 60;

function iconOf({ linkTags, address }: ParsedPage): readonly Seen[] {
  const icon = linkTags.find(({ rel }) => /(?:^|\s)icon(?:\s|$)/.test(rel));
  if (icon === undefined) return [];
  const inline = /^data:image\/[\w.+-]+;base64,([A-Za-z0-9+/=]+)$/.exec(icon.href)?.[1];
  if (inline !== undefined) {
    const bytes = Buffer.from(inline, 'base64');
    return bytes.length < ICON_BYTES_MIN
      ? []
      : [{ value: `sha256-${hash('sha256', bytes).slice(0, 32)}`, where: `link rel=${icon.rel}` }];
  }
  const url = URL.parse(icon.href);
  if (url === null || !/^https?:$/.test(url.protocol) || isOwn(url.hostname, address.domain)) return [];
  return [{ value: `${url.hostname}${url.pathname}`, where: `link rel=${icon.rel}` }];
}

const isOwn = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Values that documentation and templates use as placeholders. */
function isPlaceholder(value: string): boolean {
  // The prefix of a kind is not part of an invented value: UA-, G-, ca-pub-.
  const own = value.replace(/^(?:[A-Za-z]{1,4}-(?:pub-)?|pk_live_|phc_|\+)/, '');
  const letters = own.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return (
    (letters.length >= 5 && new Set(letters.toLowerCase()).size <= 2) ||
    /^(?:1234[56]|0123|98765)/.test(letters) ||
    /x{4,}|your|replace|insert|placeholder|changeme|(?:^|[^a-z.])(?:example|sample)(?:$|[^a-z])/i.test(own)
  );
}
