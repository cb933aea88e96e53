import type { CallArguments, ComparedItem, PlannedCall } from './call.ts';
import type { Request, Slot } from './reading/request.ts';
import { columnFilter, filtersIn, toFilterArgument } from './to-arguments.ts';

/**
 * The searches for "how many have a shop and how many have not?", and those for "what share has Instagram and what share Facebook?" and
 * "how many have Instagram and how many Facebook?", which are apart although a list would have both; undefined if a message asks for neither.
 */
export function countFeatures(request: Request, call: PlannedCall): readonly ComparedItem[] | undefined {
  if (call.name !== 'search' || call.args.domains !== undefined) return undefined;
  const { roles, sharePart, endsWithNegation } = request;
  const features = request.slots.filter(({ param, isExcluded }) => FEATURES.has(param) && !isExcluded);
  const [only, ...others] = features;
  if (only === undefined) return undefined;
  if (others.length === 0)
    return roles.has('count') && roles.has('and') && endsWithNegation
      ? withAndWithout(only, call)
      : undefined;
  const isShareApart =
    roles.has('share') &&
    (['compare', 'than', 'or'] as const).some((role) => roles.has(role)) &&
    features.every((slot) => sharePart?.slots.includes(slot));
  if (!(isShareApart || request.countsApart) || features.length > FEATURES_MAX) return undefined;
  const rest = features.reduce((args, slot) => without(args, slot), call.args);
  return features.map((slot) => itemOf(slot, rest, false));
}

const FEATURES: ReadonlySet<string> = new Set(['has', 'column', 'technology'] satisfies Slot['param'][]);
const FEATURES_MAX = 5;

function withAndWithout(slot: Slot, { args }: PlannedCall): readonly ComparedItem[] {
  const rest = without(args, slot);
  return [itemOf(slot, rest, false), itemOf(slot, rest, true)];
}

/** The arguments without the condition of a slot. */
function without(args: CallArguments, { param, values }: Slot): CallArguments {
  if (param === 'column') {
    const gone = values.map((name) => columnFilter(name, false));
    const left = filtersIn(args).filter((one) => !gone.includes(one));
    const { filter: _filter, ...others } = args;
    return left.length > 0 ? { ...others, filter: toFilterArgument(left) } : others;
  }
  const { [param]: known, ...others } = args;
  const left = String(known ?? '')
    .split(',')
    .filter((one) => one !== '' && !values.includes(one));
  return left.length > 0 ? { ...others, [param]: left.join(',') } : others;
}

function itemOf({ param, values }: Slot, rest: CallArguments, isExcluded: boolean): ComparedItem {
  if (param === 'column') {
    const conditions = values.map((name) => columnFilter(name, isExcluded));
    const filter = toFilterArgument([...filtersIn(rest), ...conditions]);
    return {
      field: 'filter',
      value: conditions.join(','),
      call: { name: 'search', args: { ...rest, filter } },
    };
  }
  const feature = param === 'has' ? 'has' : 'technology';
  const field = isExcluded ? (`not_${feature}` as const) : feature;
  const value = values.join(',');
  const known = rest[field] === undefined ? '' : `${rest[field]},`;
  return { field, value, call: { name: 'search', args: { ...rest, [field]: `${known}${value}` } } };
}
