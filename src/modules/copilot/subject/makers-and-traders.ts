import {
  type AppliedArgument,
  type CallArguments,
  filtersIn,
  type PlannedCall,
  toFilterArgument,
} from '../planner/index.ts';

const MANUFACTURER = 'business_model:eq:manufacturer';
const WHOLESALER = 'business_model:eq:wholesale';

/** Industries whose companies make what they sell: nearly all homepages of wineries are those of makers, but few say so. */
const MAKING = new Set([
  'Food & Beverage',
  'Manufacturing & Industrial',
  'Chemicals & Materials',
  'Electronics & Electrical Equipment',
  'Printing & Packaging',
  'Pharmaceuticals & Biotech',
  'Agriculture & Forestry',
]);

interface WithoutModel {
  readonly call: PlannedCall;
  /** What the answer names as not taken into account. */
  readonly ignored: readonly string[];
  /** Whether the goods matter more: hardly any homepage says that its company is a wholesaler. */
  readonly isOptional: boolean;
}

/**
 * The same request without its business model, for goods of which no company states one: makers are then those of industries that make
 * goods, and whoever sells them may be a wholesaler.
 */
export function withoutBusinessModel(
  { name, args: { filter: _filter, ...args }, ...call }: PlannedCall,
  applied: readonly AppliedArgument[],
): WithoutModel | undefined {
  const filters = filtersIn({ filter: _filter } as CallArguments);
  const model = filters.find((one) => one === MANUFACTURER || one === WHOLESALER);
  if (name !== 'search' || model === undefined || (args.q === undefined && args.industry === undefined))
    return undefined;
  const left = filters.filter((one) => one !== model);
  const texts = applied.filter(({ value }) => value === model).map(({ text }) => text);
  return {
    call: { ...call, name, args: { ...args, ...(left.length > 0 && { filter: toFilterArgument(left) }) } },
    ignored: model === WHOLESALER ? texts : [],
    isOptional: model === WHOLESALER,
  };
}

/** Of the industries of a search that was for makers, those that make goods; undefined if it has none. */
export function amongMakers(args: CallArguments, before: CallArguments): CallArguments | undefined {
  if (!filtersIn(before).includes(MANUFACTURER)) return args;
  const industries = String(args.industry ?? '').split(',');
  const making = industries.filter((industry) => MAKING.has(industry));
  return making.length > 0 ? { ...args, industry: making.join(',') } : undefined;
}

/** The makers, or the shops, under the same conditions, for goods that no page has: "piano makers in Poland". */
export function allOfModel({ q: _q, mode: _mode, forms: _forms, ...args }: CallArguments): CallArguments {
  const filters = filtersIn(args);
  if (filters.includes(MANUFACTURER)) return { ...args, industry: 'Manufacturing & Industrial' };
  const { filter: _filter, ...others } = args;
  const left = filters.filter((one) => one !== WHOLESALER);
  return {
    ...others,
    industry: 'E-commerce & Retail',
    ...(left.length > 0 && { filter: toFilterArgument(left) }),
  };
}
