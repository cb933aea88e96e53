import type { ArgumentValue, CallArguments } from '../call.ts';
import { allPlaceNames, placeFilter, placesInFilter, wholeCountry } from '../place-names.ts';
import { filtersIn, joinLists, toFilterArgument } from '../to-arguments.ts';
import { columnOf, countriesOf, keepFilters, PLACE, placeIn } from './drop-parts.ts';

/** Any one value of these lists is enough to match, so adding a value makes the result larger. */
const ANY_OF = new Set(['country', 'industry', 'tld', 'language']);
export const COUNTERPART: Readonly<Record<string, string>> = {
  technology: 'not_technology',
  industry: 'not_industry',
  country: 'not_country',
  language: 'not_language',
  tld: 'not_tld',
  has: 'not_has',
  not_technology: 'technology',
  not_industry: 'industry',
  not_country: 'country',
  not_language: 'language',
  not_tld: 'tld',
  not_has: 'has',
};

/** "Without Berlin" after "in Berlin or Munich" keeps Munich. */
export function removeExcludedPlaces(args: Record<string, ArgumentValue>, requested: CallArguments): void {
  const avoided = filtersIn(requested).filter((condition) => columnOf(condition) === 'place:ne');
  const before = placeIn(args);
  if (avoided.length === 0 || before === undefined) return;
  const gone = new Set(avoided.flatMap(placesInFilter).map((name) => name.toLowerCase()));
  const left = placesInFilter(before).filter((name) => !gone.has(name.toLowerCase()));
  if (left.length === placesInFilter(before).length) return;
  if (left.length === 0) {
    // "Without Berlin" after "in Berlin" is everywhere else.
    keepFilters(args, (column) => column !== PLACE);
    return;
  }
  keepFilters(args, (column) => column !== PLACE && column !== 'place:ne');
  args.filter = toFilterArgument([...filtersIn(args), placeFilter(left)]);
}

/** Whether all the cities that are asked for are among those of the call, so that they narrow it. */
export function narrowsPlaces(before: CallArguments, requested: CallArguments): boolean {
  const asked = placesInFilter(placeIn(requested) ?? '');
  const known = new Set(placesInFilter(placeIn(before) ?? '').flatMap(allPlaceNames));
  return asked.length > 0 && asked.every((name) => allPlaceNames(name).some((one) => known.has(one)));
}

/** Adds to the cities of the call: "and in Lyon". */
export function withPlaces(args: CallArguments, conditions: readonly string[]): string[] {
  const before = placeIn(args);
  return conditions.map((condition) =>
    columnOf(condition) === PLACE && before !== undefined
      ? placeFilter([...placesInFilter(before), ...placesInFilter(condition)])
      : condition,
  );
}

/** "Also in Portugal" after "in Barcelona", and the other way round: what is asked for becomes either of them. */
export function besidePlaces(before: CallArguments, requested: CallArguments): CallArguments {
  const [known, asked] = [placeIn(before), placeIn(requested)];
  const country = asked === undefined ? requested.country : before.country;
  if ((known === undefined) === (asked === undefined) || country === undefined) return requested;
  const places = placesInFilter(known ?? asked ?? '');
  const others = String(country)
    .split(',')
    .filter((code) => !countriesOf(places).includes(code));
  if (others.length === 0) return requested;
  const kept = filtersIn(requested).filter((one) => columnOf(one) !== PLACE);
  return {
    ...requested,
    filter: toFilterArgument([...kept, placeFilter([...places, ...others.map(wholeCountry)])]),
  };
}

/** New filters replace those on the same column; if they are added, the other end of a range stays: "and fewer than 100". */
export function setFilters(
  args: Record<string, ArgumentValue>,
  conditions: readonly string[],
  isAdding = false,
): void {
  const columns = new Set(conditions.map(columnOf));
  const isOtherEnd = (known: string): boolean =>
    isAdding && conditions.some((one) => columnOf(one) === columnOf(known) && isRange(known, one));
  const others = filtersIn(args).filter((one) => !columns.has(columnOf(one)) || isOtherEnd(one));
  args.filter = toFilterArgument([...others, ...conditions]);
}

const COMPARISON = /:([gl])te?:(\d+(?:\.\d+)?)$/;

/** Whether one condition is the lower end of a range and the other its upper end. */
function isRange(one: string, other: string): boolean {
  const [, side, number] = COMPARISON.exec(one) ?? [];
  const [, otherSide, otherNumber] = COMPARISON.exec(other) ?? [];
  if (side === undefined || otherSide === undefined || side === otherSide) return false;
  const [low, high] = side === 'g' ? [number, otherNumber] : [otherNumber, number];
  return Number(low) < Number(high);
}

/** "A blog instead of the newsletter": the newsletter is not needed, but not excluded either. */
export function dropReplacedFilters(
  args: Record<string, ArgumentValue>,
  requested: Record<string, ArgumentValue>,
): void {
  const replaced = filtersIn(requested).filter(
    (one) =>
      /:(?:ne:true|missing)$/.test(one) &&
      filtersIn(args).some((known) => columnOf(known) === columnOf(one) && known !== one),
  );
  if (replaced.length === 0) return;
  const columns = new Set(replaced.map(columnOf));
  keepFilters(args, (column) => !columns.has(column));
  keepFilters(requested, (column) => !columns.has(column));
}

/** Whether the message excludes a value of the last call and names its replacement. */
export function isReplacedValue(name: string, requested: CallArguments, before: CallArguments): boolean {
  const wanted = name.startsWith('not_') ? COUNTERPART[name] : undefined;
  return (
    wanted !== undefined &&
    requested[wanted] !== undefined &&
    String(before[wanted] ?? '')
      .toLowerCase()
      .split(',')
      .includes(String(requested[name]).toLowerCase())
  );
}

interface MergeMode {
  readonly isReplacing: boolean;
  readonly isAdding: boolean;
  /** Whether one name stands for all the values: "all of Europe" after "in Portugal" has Portugal too. */
  readonly isOneName: boolean;
}

export function setValue(
  args: Record<string, ArgumentValue>,
  name: string,
  value: string,
  { isReplacing, isAdding, isOneName }: MergeMode,
): void {
  const counterpart = COUNTERPART[name];
  if (counterpart !== undefined) removeValues(args, counterpart, value);
  const known = args[name];
  if (known === undefined) args[name] = value;
  else if (isReplacing) args[name] = isOneName ? value : newValues(value, String(known));
  else args[name] = ANY_OF.has(name) && !isAdding ? value : joinLists(String(known), value);
}

/** In "France instead of Germany", the value that the call already has is the one to remove. */
function newValues(values: string, known: string): string {
  const before = new Set(known.toLowerCase().split(','));
  const fresh = values.split(',').filter((value) => !before.has(value.toLowerCase()));
  return fresh.length > 0 ? fresh.join(',') : values;
}

function removeValues(args: Record<string, ArgumentValue>, name: string, values: string): void {
  const known = args[name];
  if (known === undefined) return;
  const gone = new Set(values.toLowerCase().split(','));
  const left = String(known)
    .split(',')
    .filter((value) => !gone.has(value.toLowerCase()));
  if (left.length > 0) args[name] = left.join(',');
  else delete args[name];
}

/** For "forget the blog": removes the value whether it was required or excluded. */
export function dropValue(args: Record<string, ArgumentValue>, name: string, value: string): void {
  removeValues(args, name, value);
  const counterpart = COUNTERPART[name];
  if (counterpart !== undefined) removeValues(args, counterpart, value);
}

/** New words replace the earlier words and the earlier industry, which is another way to name the topic. */
export function replaceTopic(
  args: Record<string, ArgumentValue>,
  requested: CallArguments,
  isAdding: boolean,
): void {
  if (requested.mode === undefined) delete args.mode;
  if (!isAdding && requested.industry === undefined) delete args.industry;
}

export function dropTopic(args: Record<string, ArgumentValue>): void {
  delete args.q;
  delete args.mode;
}
