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
  splitCondition,
} from '../word-condition.ts';

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

const isFeature = ({ param, isExcluded }: Slot): boolean =>
  (param === 'has' || param === 'column') && !isExcluded;

const isOnlyFeatures = ({ slots, words, phrases }: Request): boolean =>
  slots.length > 0 && slots.every(isFeature) && words.length === 0 && phrases.length === 0;

/** `condition`: features of which one is enough, in the query language; empty if the call has them already. */
interface EitherParts extends Parts {
  readonly condition: string;
}

/**
 * "Or a newsletter" after "with a blog" replaces the condition named last by one for both, and makes a choice longer. Undefined if the
 * message says something else, or no query can say it.
 */
export function acceptEitherFeature({ args, requested }: Parts, request: Request): EitherParts | undefined {
  const wanted = clausesOf(requested);
  if (!request.startsWithOr || !isOnlyFeatures(request) || wanted.length === 0) return undefined;
  const { has: _has, filter: _filter, ...rest } = requested;
  const others = withFilters(
    rest,
    filtersIn(requested).filter((one) => asClause(one) === undefined),
  );
  const longer = addAlternatives(args, wanted);
  if (longer) return { args: longer, requested: others, condition: '' };
  const [before, kept] = withoutLastFeature(args);
  if (before === undefined || isWholeQuery(args)) return undefined;
  const condition = `((${[before, ...wanted].join(' OR ')}))`;
  const isTooLong = addCondition(kept, condition).q === kept.q;
  return isTooLong ? undefined : { args: kept, requested: others, condition };
}

/** Whether the words of a call would mean something else beside a condition: a quoted text, a query in the query language. */
const isWholeQuery = (args: CallArguments): boolean =>
  args.mode === 'phrase' || (args.mode === 'query' && splitCondition(args) === undefined);

/** The feature that a call requires last, in the query language, and the call without it. */
function withoutLastFeature(args: CallArguments): [string | undefined, Parts['args']] {
  const final = filtersIn(args).findLast((one) => asClause(one) !== undefined);
  if (final !== undefined) {
    const { filter: _filter, ...others } = args;
    const filters = filtersIn(args).filter((one) => one !== final);
    return [asClause(final), withFilters(others, filters)];
  }
  const { has: _has, ...others } = args;
  const kept = featuresIn(args);
  const last = kept.pop();
  return last === undefined
    ? [undefined, others]
    : [`has:${last}`, { ...others, ...(kept.length > 0 && { has: kept.join(',') }) }];
}

const featuresIn = ({ has }: CallArguments): string[] =>
  String(has ?? '')
    .split(',')
    .filter((name) => name !== '');

const withFilters = (args: CallArguments, filters: readonly string[]): Parts['args'] => ({
  ...args,
  ...(filters.length > 0 && { filter: toFilterArgument(filters) }),
});

/** The features that arguments require, in the query language. */
const clausesOf = (args: CallArguments): string[] => [
  ...featuresIn(args).map((name) => `has:${name}`),
  ...filtersIn(args).flatMap((one) => asClause(one) ?? []),
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
