import type { ArgumentValue, CallArguments } from '../call.ts';
import type { Request, Slot } from '../reading/request.ts';
import { anyTechnologyFilter, filtersIn, TECHNOLOGIES_COLUMN, toFilterArgument } from '../to-arguments.ts';

const EITHER = `${TECHNOLOGIES_COLUMN}:in:`;

/** A call and what a message asks for beside it. */
interface Parts {
  readonly args: Record<string, ArgumentValue>;
  readonly requested: CallArguments;
}

/** `condition`: features of which one is enough, in the query language; empty if there are none. */
interface EitherParts extends Parts {
  readonly condition: string;
}

/** "Or WooCommerce" after "with Shopify": either is enough. After "without Shopify", neither is wanted. */
export function acceptEither(parts: Parts, request: Request): EitherParts {
  const { args, requested } = parts;
  const { technology: wanted, ...others } = requested;
  if (request.startsWithOr && isOnlyFeatures(request)) return acceptEitherFeature(parts);
  if (!acceptsOther(request) || wanted === undefined) return { args, requested, condition: '' };
  const known = String(args.technology ?? '')
    .split(',')
    .filter((name) => name !== '');
  const either = filtersIn(args).find((one) => one.startsWith(EITHER));
  const named = either?.slice(EITHER.length).split(',') ?? known.slice(-1);
  if (named.length === 0)
    return args.not_technology === undefined
      ? { args, requested, condition: '' }
      : { args, requested: { ...others, not_technology: wanted }, condition: '' };
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
    condition: '',
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

/** "Or a newsletter" after "with a blog" replaces the condition named last by one for both. */
function acceptEitherFeature({ args, requested }: Parts): EitherParts {
  const final = filtersIn(args).findLast((one) => asClause(one) !== undefined);
  const { has, filter: _filter, ...others } = args;
  const [last, ...kept] =
    final === undefined
      ? String(has ?? '')
          .split(',')
          .reverse()
      : [];
  const before = final === undefined ? last && `has:${last}` : asClause(final);
  if (before === undefined || before === '') return { args, requested, condition: '' };
  const filters = filtersIn(args).filter((one) => one !== final);
  const hasKept = final === undefined ? kept.reverse().join(',') : has;
  const { has: wanted, filter: _wanted, ...rest } = requested;
  const wantedClauses = [
    ...String(wanted ?? '')
      .split(',')
      .flatMap((name) => (name === '' ? [] : [`has:${name}`])),
    ...filtersIn(requested).flatMap((one) => asClause(one) ?? []),
  ];
  return {
    args: {
      ...others,
      ...(hasKept !== undefined && hasKept !== '' && { has: hasKept }),
      ...(filters.length > 0 && { filter: toFilterArgument(filters) }),
    },
    requested: rest,
    condition: `((${[before, ...wantedClauses].join(' OR ')}))`,
  };
}

/** A filter on a feature in the query language. */
function asClause(filter: string): string | undefined {
  const [column, operator, value] = filter.split(':');
  if (operator === 'exists') return `exists:${column}`;
  return operator === 'eq' && value === 'true' ? `${column}:true` : undefined;
}
