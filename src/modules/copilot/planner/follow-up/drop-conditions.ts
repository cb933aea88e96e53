import type { ArgumentValue, CallArguments, PlannedCall } from '../call.ts';
import type { Request } from '../reading/request.ts';
import { asFilter, EITHER_TECHNOLOGY, filtersIn } from '../to-arguments.ts';

/** What is looked for, and how it is shown: not what "that condition" means. */
const NO_CONDITIONS = new Set([
  'q',
  'mode',
  'industry',
  'title',
  'sort',
  'limit',
  'offset',
  'fields',
  'size',
]);
const SUBJECT_FILTER = /^(?:sub_)?industry:/;

const conditionsOf = (args: CallArguments): [string, string][] =>
  Object.entries(args).flatMap(([name, value]): [string, string][] => {
    if (NO_CONDITIONS.has(name)) return [];
    if (name !== 'filter') return [[name, String(value)]];
    return filtersIn(args)
      .filter((one) => !SUBJECT_FILTER.test(one))
      .map((one) => [name, one]);
  });

/** "Without that condition": the call without what its message added to the one before, or else without what was named last. */
export function withoutLastCondition(
  last: PlannedCall,
  previous: PlannedCall | undefined,
): PlannedCall | undefined {
  const known = new Set(conditionsOf(previous?.args ?? {}).map(String));
  const conditions = conditionsOf(last.args);
  const added = previous === undefined ? [] : conditions.filter((one) => !known.has(String(one)));
  const [final] = conditions.slice(-1);
  const dropped = added.length > 0 && added.length < conditions.length ? added : final ? [final] : [];
  if (dropped.length === 0) return undefined;
  const { offset: _offset, ...kept } = last.args;
  const args: Record<string, ArgumentValue> = kept;
  for (const [name, value] of dropped)
    if (name !== 'filter') delete args[name];
    else {
      setFilters(
        args,
        filtersIn(args).filter((one) => one !== value),
      );
      // The country of a city was not named.
      if (value.startsWith('place:in:')) delete args.country;
    }
  return { name: last.name, args };
}

function setFilters(args: Record<string, ArgumentValue>, filters: readonly string[]): void {
  if (filters.length > 0) args.filter = asFilter(filters);
  else delete args.filter;
}

/** "Without the blog", of companies with a blog: the condition goes, and is not turned into its opposite. */
export function isConditionDropped({ slots }: Request, last: CallArguments): boolean {
  const isDemanded = (param: string, value: string): boolean =>
    param === 'column'
      ? filtersIn(last).some(
          (one) => one.startsWith(`${value.split('=')[0]}:`) && !/:(?:missing|ne)/.test(one),
        )
      : valuesOf(last, param).includes(value.toLowerCase());
  return (
    slots.length > 0 &&
    slots.every(
      ({ param, values, isDenied, isDefinite }) =>
        isDenied && isDefinite && values.every((value) => isDemanded(param, value)),
    )
  );
}

const valuesOf = (args: CallArguments, param: string): string[] => {
  const either = filtersIn(args).find((one) => one.startsWith(`${EITHER_TECHNOLOGY}:in:`));
  return [String(args[param] ?? ''), param === 'technology' ? (either?.split(':')[2] ?? '') : '']
    .join(',')
    .toLowerCase()
    .split(',');
};
