import {
  type CallArguments,
  filtersIn,
  findSubjectByName,
  isEventCondition,
  type Language,
  type PlannedCall,
  splitCondition,
  toFilterArgument,
} from '../planner/index.ts';
import type { ConditionedQuery } from '../planner/word-condition.ts';
import { type CountMatches, firstWithMatches } from './counted-searches.ts';
import { parseQuotedSearch, type QuotedTrade } from './quoted-words.ts';
import { sellsOnline } from './search-candidates.ts';
import { parseTradeQuery, tradeWithoutNeighbours } from './trade-query.ts';
import { findTrades, isFunctionWord } from './trades.ts';
import { includingUnclassified } from './unclassified-companies.ts';
import { refreshTradeNames, searchesWithAllNames } from './unresolve-search.ts';

/** Conditions to drop, and what the search would find without them. */
export interface Relaxation {
  readonly dropped: readonly Condition[];
  readonly call: PlannedCall;
  readonly found: number;
}

export interface Condition {
  readonly param: string;
  readonly value: string;
}

/** Parameters that affect how results are shown, not which ones are selected. */
const NON_CONDITIONS = new Set(['mode', 'forms', 'limit', 'offset', 'sort', 'fields', 'size']);
/** All values of these must match, so each one is a condition. */
const ALL_OF = new Set([
  'has',
  'not_has',
  'technology',
  'not_technology',
  'not_country',
  'not_language',
  'not_industry',
  'not_tld',
]);
const SHOWN_MAX = 3;
/** With more words than this, they are only dropped together. */
const WORDS_MAX = 5;

/** More conditions than this are not tried in pairs. */
const PAIRED_MAX = 4;

const pairsOf = <One>(all: readonly One[]): One[][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other]));

/** The conditions of a search that nothing in the whole index meets, even alone. */
export async function unmetConditions(
  { name, args }: PlannedCall,
  count: CountMatches,
): Promise<readonly Condition[]> {
  const { conditions: neighbours = [] } = tradeWithoutNeighbours(args) ?? {};
  const conditions = conditionsOf(args).filter(({ value }) => !neighbours.includes(value));
  if (name !== 'search' || args.q !== undefined || conditions.length < 2) return [];
  const unmet: Condition[] = [];
  for (const one of conditions.slice(0, ALONE_MAX))
    if ((await count({ [one.param]: one.value })) === 0) unmet.push(one);
  return unmet;
}

const ALONE_MAX = 6;

/** A name of several words, such as "écoles de langues", is one condition. */
const isSingleTrade = (q: string): boolean => {
  const { trades, others } = findTrades(q);
  return trades.length === 1 && others.length === 0;
};

const conditionsOf = (args: CallArguments): Condition[] =>
  Object.entries(args).flatMap(([param, value]): Condition[] => {
    if (NON_CONDITIONS.has(param)) return [];
    if (param === 'filter') return filtersIn(args).map((one) => ({ param, value: one }));
    const text = String(value);
    // In these modes every word has to match or adds to the description, so each one is a condition.
    if (
      param === 'q' &&
      (args.mode === 'any' || args.mode === 'meaning') &&
      text.split(' ').length <= WORDS_MAX &&
      !isSingleTrade(text)
    )
      return text
        .split(' ')
        .filter((word) => !isFunctionWord(word))
        .map((word) => ({ param, value: word }));
    return ALL_OF.has(param)
      ? text.split(',').map((one) => ({ param, value: one }))
      : [{ param, value: text }];
  });

function withoutCondition(args: CallArguments, { param, value }: Condition): CallArguments {
  const { [param]: present, ...others } = args;
  const conditioned = param === 'q' ? splitCondition(args) : undefined;
  if (conditioned?.condition === value && conditioned.subject !== '')
    return { ...others, q: `(${conditioned.subject})` };
  if (param === 'filter') {
    const kept = filtersIn(args).filter((one) => one !== value);
    return kept.length > 0 ? { ...others, filter: toFilterArgument(kept) } : others;
  }
  const { mode: _mode, forms: _forms, ...unsearched } = others;
  const rest = param === 'q' ? unsearched : others;
  const between = param === 'q' ? ' ' : ',';
  const left =
    ALL_OF.has(param) || param === 'q'
      ? String(present)
          .split(between)
          .filter((one) => one !== value && String(present) !== value)
          .join(between)
      : '';
  if (left === '' || left === String(present)) return rest;
  return { ...(param === 'q' ? others : rest), [param]: left };
}

/**
 * Finds the conditions to drop when a search finds nothing: the fewest first, then those with the most results. It tries each condition
 * alone. If none helps, it drops the fewest conditions other than the subject and the country, then also the country, and finally all but
 * one word of the subject. If the message names the industry itself, its narrower words are examples ("tradesmen, such as roofers"), and
 * not the subject.
 */
export async function relax(
  { name, args: { offset: _offset, ...args } }: PlannedCall,
  language: Language,
  count: CountMatches,
  isIndustryNamed = false,
): Promise<Relaxation[]> {
  const conditioned = splitCondition(args);
  // Companies that use a technology now do not answer who stopped using it, so only the period of a change is dropped.
  const isOfChanges = conditioned !== undefined && isEventCondition(conditioned.condition);
  const isSubject = (one: Condition): boolean =>
    isSubjectCondition(one) &&
    !(isIndustryNamed && one.param === 'q') &&
    !(one.param === 'q' && one.value === conditioned?.condition && !isOfChanges);
  const { conditions: neighbours = [] } = tradeWithoutNeighbours(args) ?? {};
  // What pages must have is dropped before the trade that it is about.
  const qualifier: Condition | undefined =
    conditioned && !isOfChanges && conditioned.condition !== args.q
      ? { param: 'q', value: conditioned.condition }
      : undefined;
  const conditions = [
    ...conditionsOf(args).filter(({ value }) => !neighbours.includes(value)),
    ...(qualifier ? [qualifier] : []),
  ];
  if (conditions.length < 2 && !conditioned) return [];
  const found: Relaxation[] = [];
  const quote = args.mode === 'query' ? parseQuotedSearch(String(args.q)) : undefined;
  if (quote) await tryTradeAlone(quote);
  if (conditioned && isOfChanges) await tryWithoutPeriod(conditioned.condition);
  else if (conditioned) {
    for (const part of partsOf(conditioned.condition)) await tryWithoutPart(conditioned.condition, part);
    if (found.length === 0) await trySubjectAlone(conditioned);
  }
  for (const condition of conditions)
    if (!(quote || conditioned) || condition.param !== 'q') await tryWithout([condition]);
  // The two ends of a range are dropped together.
  const upper = conditions.find(({ param, value }) => param === 'filter' && /:lte:/.test(value));
  const column = upper?.value.split(':', 1)[0];
  if (column !== undefined)
    await tryWithout(
      conditions.filter(({ param, value }) => param === 'filter' && value.startsWith(`${column}:`)),
    );
  // A city and its country are dropped together.
  if (found.every(({ dropped }) => dropped.some(isSubject))) await tryWithout(conditions.filter(isLocation));
  if (found.length === 0) {
    // Features and qualifiers go first, then the city, then the country.
    for (const isKept of [isLocation, isCountry, () => false])
      if (found.length === 0)
        await tryWithoutFewest(conditions.filter((one) => !isSubject(one) && !isKept(one)));
    if (found.length === 0)
      for (const pair of pairsOf(conditions.filter((one) => !isSubject(one)).slice(0, PAIRED_MAX)))
        await tryWithout(pair);
    // The trade may have no companies at all: try its industry without the city, then without the country.
    const names = conditions.filter((one) => isTrade(one, args));
    for (const isPlace of [() => false, isCity, isLocation])
      if (found.length === 0 && names.length > 0) await tryWithout([...names, ...conditions.filter(isPlace)]);
    // As a last resort, keep only one word or industry.
    if (found.length === 0)
      for (const kept of conditions.filter(isSubject))
        await tryWithout(conditions.filter((other) => other !== kept));
  }
  // The subject is dropped last.
  const remaining = found.filter(({ dropped }) => !dropped.some(isSubject));
  // If the trade has no companies at all, its industry under the same conditions is offered.
  const ofIndustry = found.filter(({ call }) => call.args.industry !== undefined);
  // Companies of another trade do not answer the question.
  const sameTrade = found.filter(({ dropped }) => !dropped.some((one) => isTrade(one, args)));
  const [offered = []] = [remaining, sameTrade, ofIndustry].filter(({ length }) => length > 0);
  // Where only two conditions together can be dropped, the rest of the industry in the same place is nearer.
  const ofWholeIndustry = offered.every(({ dropped }) => dropped.length > 1)
    ? found.filter(
        (one) =>
          !offered.includes(one) &&
          one.dropped.length === 1 &&
          one.dropped.every(({ value }) => value.startsWith('sub_industry:eq:')),
      )
    : [];
  return [...offered, ...ofWholeIndustry]
    .sort(
      (a, b) =>
        Number(b.dropped.some(isSubjectCondition)) - Number(a.dropped.some(isSubjectCondition)) ||
        a.dropped.length - b.dropped.length ||
        b.found - a.found,
    )
    .slice(0, SHOWN_MAX);

  /** Drops the quoted text and keeps its trade. */
  async function tryTradeAlone({ phrase, names }: QuotedTrade): Promise<void> {
    const fewer = { ...args, q: names.join(' '), mode: 'single' };
    const total = await count(fewer);
    if (total !== undefined && total > 0)
      found.push({
        dropped: [{ param: 'q', value: `"${phrase}"` }],
        call: { name, args: fewer },
        found: total,
      });
  }

  /** Drops what pages must have and keeps the subject. */
  async function trySubjectAlone({ subject, condition }: ConditionedQuery): Promise<void> {
    const { q: _q, mode: _mode, forms, fields, size, ...others } = args;
    const fewer =
      subject === '' ? others : { ...others, q: `(${subject})`, mode: 'query', forms: forms ?? 'true' };
    const made = await firstWithMatches([[fewer, ...searchesWithAllNames(fewer, language)]], count, fewer);
    const total = await count(made);
    const call = {
      name,
      args: { ...made, ...(fields !== undefined && { fields }), ...(size !== undefined && { size }) },
    };
    if (total !== undefined && total > 0)
      found.push({ dropped: [{ param: 'q', value: condition }], call, found: total });
  }

  /** Drops one of several things that pages must have. */
  async function tryWithoutPart(condition: string, part: string): Promise<void> {
    const fewer: CallArguments = {
      ...args,
      q: String(args.q).replace(condition, () => condition.replace(part, '').replaceAll('  ', ' ').trim()),
    };
    const { fields: _fields, size: _size, ...counted } = fewer;
    const total = await count(counted);
    if (total !== undefined && total > 0)
      found.push({ dropped: [{ param: 'q', value: part }], call: { name, args: fewer }, found: total });
  }

  async function tryWithoutPeriod(condition: string): Promise<void> {
    const [period] = / ?\bsince:\S+/.exec(condition) ?? [];
    if (period === undefined) return;
    const fewer: CallArguments = { ...args, q: String(args.q).replace(period, '') };
    const { fields: _fields, size: _size, ...counted } = fewer;
    const total = await count(counted);
    if (total !== undefined && total > 0)
      found.push({
        dropped: [{ param: 'q', value: period.trim() }],
        call: { name, args: fewer },
        found: total,
      });
  }

  /** Drops as few of the conditions as it takes: each one that need not be dropped is kept. */
  async function tryWithoutFewest(all: readonly Condition[]): Promise<void> {
    if (all.length === 0 || all.length === conditions.length) return;
    let dropped = all;
    if ((await countWithout(dropped)) === 0) return;
    for (const one of all.length > 1 ? all : []) {
      const fewer = dropped.filter((other) => other !== one);
      if (fewer.length > 0 && (await countWithout(fewer)) > 0) dropped = fewer;
    }
    await tryWithout(dropped);
  }

  async function countWithout(dropped: readonly Condition[]): Promise<number> {
    const {
      fields: _fields,
      size: _size,
      ...counted
    } = refreshTradeNames(dropped.reduce(withoutCondition, args), language);
    return (await count(counted)) ?? 0;
  }

  async function tryWithout(dropped: readonly Condition[]): Promise<void> {
    if (dropped.length === 0 || dropped.length === conditions.length) return;
    // Without a country, a trade is searched for in every language.
    const fewer = refreshTradeNames(dropped.reduce(withoutCondition, args), language);
    const { fields, size, ...counted } = fewer;
    // The offer finds what the search finds once it is made: also companies whose sub-industry is not known.
    const wide = name === 'search' ? includingUnclassified(counted, language) : undefined;
    const total = await count(wide ?? counted);
    if (total === undefined || total === 0) return;
    const made = wide !== undefined && total > ((await count(counted)) ?? 0) ? wide : counted;
    found.push({
      dropped,
      call: {
        name,
        args: { ...made, ...(fields !== undefined && { fields }), ...(size !== undefined && { size }) },
      },
      found: total,
    });
  }
}

/** What pages must have, one by one, if that is several things: words, phrases, and choices. */
function partsOf(condition: string): readonly string[] {
  const parts = condition.match(/\(\([^()]*\)\)|"[^"]*"|[^\s()"]+/g) ?? [];
  return parts.length > 1 ? parts : [];
}

const SEEDS = new Set(['domain', 'domains', 'not', 'limit', 'offset']);

/** A search for lookalikes without one of its conditions, or without the city and its country. */
export function widerLookalikes({ offset: _offset, ...args }: CallArguments): {
  readonly dropped: readonly Condition[];
  readonly args: CallArguments;
}[] {
  const conditions = conditionsOf(args).filter(({ param }) => !SEEDS.has(param));
  const places = conditions.filter(isLocation);
  const groups = [...conditions.map((one) => [one]), ...(places.length > 1 ? [places] : [])];
  // The country alone cannot be dropped if the city is kept.
  const tried = groups.filter(
    (group) => places.length < 2 || group.length > 1 || group[0]?.param !== 'country',
  );
  return tried
    .slice(0, SHOWN_MAX)
    .map((dropped) => ({ dropped, args: dropped.reduce(withoutCondition, args) }));
}

const isCity = ({ param, value }: Condition): boolean => param === 'filter' && value.startsWith('place:');

const isCountry = ({ param }: Condition): boolean => param === 'country';

const isLocation = ({ param, value }: Condition): boolean => param === 'country' || isCity({ param, value });

/** Whether a condition is a trade: either its names or its sub-industry. What online shops sell is none. */
const isTrade = ({ param, value }: Condition, { mode, has }: CallArguments): boolean =>
  (param === 'q' &&
    !(has !== undefined && sellsOnline({ has }) && findSubjectByName(value) !== undefined) &&
    (mode === 'single' ||
      (mode === 'query' &&
        parseTradeQuery(`(${splitCondition({ q: value, mode })?.subject ?? value.slice(1, -1)})`) !==
          undefined) ||
      isSingleTrade(value))) ||
  (param === 'filter' && value.startsWith('sub_industry:eq:'));

const SUBJECT = new Set(['q', 'industry', 'title']);

/** Whether a condition says what is searched for, not where it is or what it has. */
const isSubjectCondition = ({ param, value }: Condition): boolean =>
  SUBJECT.has(param) || (param === 'filter' && value.startsWith('sub_industry:eq:'));
