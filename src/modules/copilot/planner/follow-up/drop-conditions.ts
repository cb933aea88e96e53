import type { ArgumentValue, CallArguments, PlannedCall } from '../call.ts';
import type { Role } from '../dictionaries/grammar.ts';
import { isEmpty, type Request, type Slot } from '../reading/request.ts';
import { filtersIn, TECHNOLOGIES_COLUMN, toFilterArgument } from '../to-arguments.ts';
import { setSubject, splitCondition } from '../word-condition.ts';
import { isAlternative } from './accept-either.ts';
import { dropValue } from './change-arguments.ts';
import { hasPart, keepFilters, placeIn } from './drop-parts.ts';

/** The subject and the presentation, which "that condition" never refers to. */
const NON_CONDITIONS = new Set([
  'q',
  'mode',
  'forms',
  'industry',
  'title',
  'sort',
  'limit',
  'offset',
  'fields',
  'size',
]);
const PRESENTATION = new Set(['sort', 'limit', 'offset', 'fields', 'size']);
const SUBJECT_FILTER = /^(?:sub_)?industry:(?!ne:)/;

const conditionsOf = (args: CallArguments): [string, string][] =>
  Object.entries(args).flatMap(([name, value]): [string, string][] => {
    if (NON_CONDITIONS.has(name)) return [];
    if (name !== 'filter') return [[name, String(value)]];
    return filtersIn(args)
      .filter((one) => !SUBJECT_FILTER.test(one))
      .map((one) => [name, one]);
  });

/** The argument, or the column of a filter. */
const kindOf = ([name, value]: readonly [string, string]): string =>
  name === 'filter' ? `${name}:${value.split(':', 1)[0]}` : name === 'country' ? name : `${name}:${value}`;

/** For "without that condition": removes what the last message added to the call before it, or else the condition named last. */
export function dropLastCondition(
  last: PlannedCall,
  previous: PlannedCall | undefined,
): PlannedCall | undefined {
  const known = new Set(conditionsOf(previous?.args ?? {}).map(kindOf));
  const conditions = conditionsOf(last.args);
  // A country in the place of another one was there before; it is less of a condition than what the site must have.
  const added = previous === undefined ? [] : conditions.filter((one) => !known.has(kindOf(one)));
  const final = conditions.findLast(([name]) => name !== 'country') ?? conditions.at(-1);
  const dropped = added.length > 0 && added.length < conditions.length ? added : final ? [final] : [];
  const { offset: _offset, ...kept } = last.args;
  const args: Record<string, ArgumentValue> = kept;
  const words = splitCondition(last.args);
  // "Only those with a spa" added a word that the pages must have.
  if (words && added.length === 0 && words.condition !== splitCondition(previous?.args ?? {})?.condition) {
    setSubject(args, words.subject);
    return { name: last.name, args };
  }
  if (dropped.length === 0) return undefined;
  for (const [name, value] of dropped)
    if (name !== 'filter') delete args[name];
    else {
      setFilters(
        args,
        filtersIn(args).filter((one) => one !== value),
      );
      // The country came with the city, unless the list before had it already.
      if (value.startsWith('place:in:') && previous?.args.country !== args.country) delete args.country;
    }
  return { name: last.name, args };
}

/** The call with its subject only, wherever its companies are. */
export function dropAllConditions({ name, args }: PlannedCall): PlannedCall {
  const kept: Record<string, ArgumentValue> = Object.fromEntries(
    Object.entries(args).filter(([key]) => NON_CONDITIONS.has(key) && !PRESENTATION.has(key)),
  );
  setFilters(
    kept,
    filtersIn(args).filter((one) => SUBJECT_FILTER.test(one)),
  );
  return { name, args: kept };
}

const OPPOSITE_PARAMS: Readonly<Record<string, string>> = {
  has: 'not_has',
  not_has: 'has',
  technology: 'not_technology',
  not_technology: 'technology',
};
const OPPOSITE_OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/:eq:true$/, ':ne:true'],
  [/:ne:true$/, ':eq:true'],
  [/:exists$/, ':missing'],
  [/:missing$/, ':exists'],
];

/** For "and the ones without?": turns the condition named last around; undefined if there is none that can be. */
export function invertLastCondition({ name, args }: PlannedCall): PlannedCall | undefined {
  const { offset: _offset, ...kept } = args;
  const final = conditionsOf(args).findLast(([param, value]) =>
    param === 'filter'
      ? OPPOSITE_OPERATORS.some(([operator]) => operator.test(value))
      : OPPOSITE_PARAMS[param] !== undefined,
  );
  if (final === undefined) return undefined;
  const [param, value] = final;
  if (param === 'filter') {
    const [operator, opposite] = OPPOSITE_OPERATORS.find(([one]) => one.test(value)) ?? [/$/, ''];
    const filters = filtersIn(args).map((one) => (one === value ? one.replace(operator, opposite) : one));
    return { name, args: { ...kept, filter: toFilterArgument(filters) } };
  }
  const values = value.split(',');
  const inverted = values.at(-1) ?? value;
  const counterpart = OPPOSITE_PARAMS[param] ?? param;
  const { [param]: _param, ...others } = kept;
  const known = others[counterpart];
  return {
    name,
    args: {
      ...others,
      ...(values.length > 1 && { [param]: values.slice(0, -1).join(',') }),
      [counterpart]: known === undefined ? inverted : `${known},${inverted}`,
    },
  };
}

/** "And before?" after "founded after 2010": the comparison named last, the other way round. */
export function turnComparison({ name, args }: PlannedCall): PlannedCall | undefined {
  const { offset: _offset, ...kept } = args;
  const filters = filtersIn(args);
  const final = filters.findLast((one) => COMPARISON.test(one));
  if (final === undefined) return undefined;
  const turned = final.replace(COMPARISON, (_text, operator: string) => (operator === 'g' ? ':lt:' : ':gt:'));
  return {
    name,
    args: { ...kept, filter: toFilterArgument(filters.map((one) => (one === final ? turned : one))) },
  };
}

const COMPARISON = /:([gl])te?:(?=[\d.]+$)/;

function setFilters(args: Record<string, ArgumentValue>, filters: readonly string[]): void {
  if (filters.length > 0) args.filter = toFilterArgument(filters);
  else delete args.filter;
}

/** "Without the blog" after "companies with a blog" removes the condition instead of excluding blogs. */
export function dropsCondition({ slots }: Request, last: CallArguments): boolean {
  return (
    slots.length > 0 &&
    slots.every(
      ({ param, values, isExcluded, isDefinite }) =>
        isExcluded && isDefinite && isRequired(last, param, values),
    )
  );
}

/** Conditions that a message may drop beside asking for something else; a place is excluded instead: "Spain, without Madrid". */
const DROPPED_BESIDE: ReadonlySet<string> = new Set(['has', 'column', 'technology']);

/** Those of the conditions of a call that a message drops while it asks for something else: "all of Italy, without the booking". */
export function droppedConditions(request: Request, last: CallArguments): readonly Slot[] {
  const dropped = request.slots.filter(
    ({ param, values, isExcluded, isDefinite }) =>
      isExcluded && isDefinite && DROPPED_BESIDE.has(param) && isRequired(last, param, values),
  );
  const others = { ...request, slots: request.slots.filter((slot) => !dropped.includes(slot)) };
  return isEmpty(others) ? [] : dropped;
}

/** The arguments of a call without the values of these conditions. */
export function withoutConditions(before: CallArguments, dropped: readonly Slot[]): CallArguments {
  const args: Record<string, ArgumentValue> = { ...before };
  for (const { param, values } of dropped)
    if (param === 'column') {
      const columns = new Set(values.map((value) => value.split('=')[0]));
      keepFilters(args, (column) => !columns.has(column));
    } else for (const value of values) dropValue(args, param, value);
  return args;
}

/** Whether a call requires all these values. */
const isRequired = (args: CallArguments, param: string, values: readonly string[]): boolean =>
  values.every(
    (value) =>
      isAlternative(args, param, value) ||
      (param === 'column'
        ? filtersIn(args).some(
            (one) => one.startsWith(`${value.split('=')[0]}:`) && !/:(?:missing|ne)/.test(one),
          )
        : valuesOf(args, param).includes(value.toLowerCase())),
  );

/** "Remove the newsletter" after "with a newsletter" is about the list, not about the mails that its reader gets. */
export const namesConditionsOf = ({ slots }: Request, { args }: PlannedCall): boolean =>
  slots.some(({ param, values }) => isRequired(args, param, values));

const EXCLUDED_PARAMS: ReadonlySet<string> = new Set(['technology', 'has', 'column', 'country']);

/** "Remove Shopify" after "with Shopify" drops the condition; after a list that has none, it removes the companies that use Shopify. */
export function excludeOthers(request: Request, { name, args }: PlannedCall): Request {
  const { roles, slots, parts } = request;
  const isOfOthers =
    name === 'search' &&
    roles.has('drop') &&
    parts.length === 0 &&
    slots.length > 0 &&
    !EXCLUDING_ROLES.some((role) => roles.has(role)) &&
    slots.every(
      ({ param, values, isExcluded }) =>
        !isExcluded &&
        (EXCLUDED_PARAMS.has(param) || (param === 'place' && placeIn(args) === undefined)) &&
        !values.some((value) => isRequired(args, param, [value])),
    );
  if (!isOfOthers) return request;
  return {
    ...request,
    slots: slots.map((slot) => ({ ...slot, isExcluded: true, isDefinite: false })),
    roles: new Set<Role>([...[...roles].filter((role) => role !== 'drop'), 'only']),
  };
}

const EXCLUDING_ROLES = ['without', 'not', 'instead', 'also', 'anywhere', 'everything', 'insteadOf'] as const;

/** The conditions that a message drops although the call has none of the kind, in its words. */
export function missingConditions(
  { slots, parts, partTexts, roles }: Request,
  { args }: PlannedCall,
): string[] {
  if (!roles.has('drop') || roles.has('also') || roles.has('insteadOf')) return [];
  return [
    ...slots.flatMap(({ param, values, isExcluded, text }) =>
      isExcluded || !DROPPED_PARAMS.has(param) || values.some((value) => hasCondition(args, param, value))
        ? []
        : [text],
    ),
    ...partTexts.filter((_text, at) => !hasPart(args, parts[at])),
  ];
}

const DROPPED_PARAMS: ReadonlySet<string> = new Set([...EXCLUDED_PARAMS, 'language', 'tld']);

/** Whether a call requires or excludes a value. */
const hasCondition = (args: CallArguments, param: string, value: string): boolean =>
  isRequired(args, param, [value]) ||
  valuesOf(args, `not_${param}`).includes(value.toLowerCase()) ||
  filtersIn(args).some((one) => one.startsWith(`${value.split('=')[0]}:`)) ||
  (param === 'language' && filtersIn(args).some((one) => one.startsWith('languages_offered:')));

const valuesOf = (args: CallArguments, param: string): string[] => {
  const either = filtersIn(args).find((one) => one.startsWith(`${TECHNOLOGIES_COLUMN}:in:`));
  return [String(args[param] ?? ''), param === 'technology' ? (either?.split(':')[2] ?? '') : '']
    .join(',')
    .toLowerCase()
    .split(',');
};
