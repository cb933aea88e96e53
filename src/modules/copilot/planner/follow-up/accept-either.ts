import type { ArgumentValue, CallArguments } from '../call.ts';
import type { Request, Slot } from '../reading/request.ts';
import {
  anyTechnologyFilter,
  columnFilter,
  filtersIn,
  TECHNOLOGIES_COLUMN,
  toFilterArgument,
} from '../to-arguments.ts';
import {
  addAlternatives,
  addCondition,
  alternativesIn,
  dropCondition,
  quoteTerm,
  splitCondition,
} from '../word-condition.ts';
import { namesOtherTrade } from './names-trade.ts';

const EITHER = `${TECHNOLOGIES_COLUMN}:in:`;

/** A call and what a message asks for beside it. */
interface Parts {
  readonly args: Record<string, ArgumentValue>;
  readonly requested: CallArguments;
}

/** "Or WooCommerce" after "with Shopify": either is enough. After "without Shopify", neither is wanted. */
export function acceptEither({ args, requested }: Parts, request: Request): Parts {
  const { technology: wanted, ...others } = requested;
  if (!acceptsOther(request) || wanted === undefined) return { args, requested };
  const known = String(args.technology ?? '')
    .split(',')
    .filter((name) => name !== '');
  const either = filtersIn(args).find((one) => one.startsWith(EITHER));
  const named = either?.slice(EITHER.length).split(',') ?? known.slice(-1);
  if (named.length === 0)
    return args.not_technology === undefined
      ? { args, requested }
      : { args, requested: { ...others, not_technology: wanted } };
  const kept = either === undefined ? known.slice(0, -1) : known;
  const { technology: _technology, ...rest } = args;
  const filters = filtersIn(args).filter((one) => one !== either);
  return {
    args: {
      ...rest,
      ...(kept.length > 0 && { technology: kept.join(',') }),
      filter: toFilterArgument([...filters, anyTechnologyFilter([...named, ...String(wanted).split(',')])]),
    },
    requested: others,
  };
}

/** "Or Magento", "show Magento too", "Magento is fine too"; "also with Magento" asks for both. */
const acceptsOther = ({ startsWithOr, roles, slots }: Request): boolean =>
  startsWithOr ||
  (slots.every(({ param, isExcluded }) => param === 'technology' && !isExcluded) &&
    !roles.has('with') &&
    ((roles.has('also') && roles.has('command')) || roles.has('tolerated')));

const isFeature = ({ param }: Slot): boolean =>
  param === 'has' || param === 'column' || param === 'technology';

const isOnlyFeatures = ({ slots, words, phrases }: Request): boolean =>
  slots.length > 0 && slots.every(isFeature) && words.length === 0 && phrases.length === 0;

/** "Or a pool": words that name no trade, so the companies of the list should have them. */
export const isOtherWord = ({ startsWithOr, slots, words, phrases, title, language }: Request): boolean =>
  startsWithOr &&
  words.length > 0 &&
  slots.length === 0 &&
  phrases.length === 0 &&
  title === undefined &&
  words.every((text) => !namesOtherTrade(text, language));

/** `condition`: features of which one is enough, in the query language; empty if the call has them already. */
interface EitherParts extends Parts {
  readonly condition: string;
}

/**
 * "Or a newsletter" after "with a blog" replaces the condition named last by one for both, and makes a choice longer. Undefined if the
 * message says something else, or no query can say it.
 */
export function acceptEitherFeature({ args, requested }: Parts, request: Request): EitherParts | undefined {
  const isWord = isOtherWord(request);
  const wanted = [...clausesOf(requested), ...(isWord ? request.words.map(quoteTerm) : [])];
  if (!request.startsWithOr || !(isWord || isOnlyFeatures(request)) || wanted.length === 0) return undefined;
  const { has: _has, not_has: _notHas, technology: _technology, filter: _filter, ...named } = requested;
  const { q: _q, mode: _mode, forms: _forms, ...rest } = named;
  const others = withFilters(
    rest,
    filtersIn(requested).filter((one) => (asClause(one) ?? asExclusion(one)) === undefined),
  );
  const longer = addAlternatives(args, wanted);
  if (longer) return { args: longer, requested: others, condition: '' };
  // Technologies have a filter for this.
  const isOfTechnologies = request.slots.some(({ param }) => param === 'technology');
  if (isOfTechnologies && isTechnologyNamed(args)) return undefined;
  const isExclusion = wanted.every((one) => one.startsWith('-'));
  const [before, kept] = withoutLastFeature(args, isExclusion);
  if (before === undefined || isWholeQuery(args)) return undefined;
  const condition = `((${[before, ...wanted].join(' OR ')}))`;
  const isTooLong = addCondition(kept, condition).q === kept.q;
  return isTooLong ? undefined : { args: kept, requested: others, condition };
}

const isTechnologyNamed = (args: CallArguments): boolean =>
  args.technology !== undefined ||
  args.not_technology !== undefined ||
  filtersIn(args).some((one) => one.startsWith(EITHER));

/** Whether the words of a call would mean something else beside a condition: a quoted text, a query in the query language. */
const isWholeQuery = (args: CallArguments): boolean =>
  args.mode === 'phrase' || (args.mode === 'query' && splitCondition(args) === undefined);

/**
 * The feature that a call requires last, in the query language, and the call without it. What it excludes is only joined to another
 * exclusion: "or a blog" after "without a newsletter" may mean neither.
 */
function withoutLastFeature(args: CallArguments, isExclusion: boolean): [string | undefined, Parts['args']] {
  const clauseOf = (filter: string): string | undefined =>
    asClause(filter) ?? (isExclusion ? asExclusion(filter) : undefined);
  const final = filtersIn(args).findLast((one) => clauseOf(one) !== undefined);
  if (final !== undefined) {
    const { filter: _filter, ...others } = args;
    const filters = filtersIn(args).filter((one) => one !== final);
    return [clauseOf(final), withFilters(others, filters)];
  }
  for (const name of ['has', ...(isExclusion ? ['not_has'] : []), 'technology']) {
    const { [name]: known, ...others } = args;
    const kept = valuesIn(known);
    const last = kept.pop();
    if (last !== undefined)
      return [clauseOfValue(name, last), { ...others, ...(kept.length > 0 && { [name]: kept.join(',') }) }];
  }
  // "Or a pool" after "with a spa", a word that pages must have.
  const word = splitCondition(args)?.condition ?? '';
  const others = { ...args };
  return /^[\p{L}\p{N}]+$/u.test(word) && dropCondition(others, word) ? [word, others] : [undefined, others];
}

const valuesIn = (list: ArgumentValue | undefined): string[] =>
  String(list ?? '')
    .split(',')
    .filter((name) => name !== '');

const clauseOfValue = (name: string, value: string): string =>
  name === 'technology' ? `technology:${quoteTerm(value)}` : `${name === 'not_has' ? '-' : ''}has:${value}`;

const withFilters = (args: CallArguments, filters: readonly string[]): Parts['args'] => ({
  ...args,
  ...(filters.length > 0 && { filter: toFilterArgument(filters) }),
});

/** The features that arguments require or exclude, in the query language. */
const clausesOf = (args: CallArguments): string[] => [
  ...['has', 'not_has', 'technology'].flatMap((name) =>
    valuesIn(args[name]).map((value) => clauseOfValue(name, value)),
  ),
  ...filtersIn(args).flatMap((one) => asClause(one) ?? asExclusion(one) ?? []),
];

/** Whether a feature is one of those of which a call requires any. */
export const isAlternative = (args: CallArguments, param: string, value: string): boolean =>
  alternativesIn(args).includes(featureClause(param, value));

/** "Forget the newsletter" and "without the newsletter" after "a blog or a newsletter", "forget Wix" after "Shopify or Wix". */
export function dropAlternatives(args: Record<string, ArgumentValue>, { slots }: Request): void {
  for (const { param, values } of slots)
    if (param === 'technology') dropTechnologies(args, values);
    else
      for (const value of values)
        if (isAlternative(args, param, value)) dropCondition(args, featureClause(param, value));
}

function dropTechnologies(args: Record<string, ArgumentValue>, names: readonly string[]): void {
  const filters = filtersIn(args);
  const either = filters.find((one) => one.startsWith(EITHER));
  if (either === undefined) return;
  const gone = new Set(names.map((name) => name.toLowerCase()));
  const known = either.slice(EITHER.length).split(',');
  const [first, ...others] = known.filter((name) => !gone.has(name.toLowerCase()));
  if (1 + others.length === known.length) return;
  const kept = filters.filter((one) => one !== either);
  if (first !== undefined && others.length > 0) kept.push(anyTechnologyFilter([first, ...others]));
  else if (first !== undefined)
    args.technology = args.technology === undefined ? first : `${args.technology},${first}`;
  if (kept.length > 0) args.filter = toFilterArgument(kept);
  else delete args.filter;
}

const featureClause = (param: string, value: string): string =>
  (param === 'column' ? asClause(columnFilter(value, false)) : undefined) ?? `${param}:${value}`;

/** A filter on a feature in the query language. */
function asClause(filter: string): string | undefined {
  const [column, operator, value] = filter.split(':');
  if (operator === 'exists') return `exists:${column}`;
  return operator === 'eq' && value === 'true' ? `${column}:true` : undefined;
}

/** A filter that excludes a feature, in the query language. */
function asExclusion(filter: string): string | undefined {
  const [column, operator, value] = filter.split(':');
  if (operator === 'missing') return `-exists:${column}`;
  return operator === 'ne' && value === 'true' ? `-${column}:true` : undefined;
}
