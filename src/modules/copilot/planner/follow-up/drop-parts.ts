import type { ArgumentValue, CallArguments, PlannedCall } from '../call.ts';
import { contentManagers, shopSystems } from '../dictionaries/dictionaries.ts';
import { columnOfPart, isTechnologyField } from '../lexicon/group-fields.ts';
import {
  allPlaceNames,
  countryOfPlace,
  isWholeCountry,
  placeFilter,
  placesInFilter,
} from '../place-names.ts';
import { filtersIn, TECHNOLOGIES_COLUMN, toFilterArgument } from '../to-arguments.ts';

/** The arguments of each kind of condition, in the order of the `parts` lists in the grammars. */
const PARTS: readonly (readonly string[])[] = [
  ['country', 'not_country'],
  ['language', 'not_language'],
  ['industry', 'not_industry'],
  ['technology', 'not_technology'],
  ['tld', 'not_tld'],
  ['has', 'not_has'],
  ['q', 'mode', 'title', 'exclude'],
];
/** The columns of the filters of each kind, in the same order. */
const COLUMNS: readonly (readonly string[])[] = [
  [],
  ['languages_offered'],
  ['sub_industry'],
  [TECHNOLOGIES_COLUMN],
  [],
  [],
  [],
  ['founded_year', 'fetched_at'],
  ['employee_count'],
  ['place', 'place:ne'],
  ['place', 'place:ne'],
];
/** Features of a homepage are an argument or a column that has a value or none. */
const PART_FEATURES = 5;
const FEATURE_FILTER = /:(?:exists|missing|(?:eq|ne):true)$/;
const isOfPart = (condition: string, part: number | undefined): boolean =>
  COLUMNS[part ?? -1]?.includes(columnOf(condition)) === true ||
  (columnOf(condition) === columnOfPart(part) && part !== undefined) ||
  (isTechnologyPart(part) && columnOf(condition) === TECHNOLOGIES_COLUMN) ||
  (part === PART_FEATURES && FEATURE_FILTER.test(condition));
/** "Any platform" drops the shop system that was asked for, which is a technology. */
const isTechnologyPart = (part: number | undefined): boolean => {
  const column = columnOfPart(part);
  return column !== undefined && isTechnologyField(column);
};
const TECHNOLOGIES = ['technology', 'not_technology'];
const PART_LOCATION = 10;
const LOCATION = ['country', 'not_country'];

/** Whether a call has a condition of a kind. */
export const hasPart = (args: CallArguments, part: number | undefined): boolean =>
  [
    ...(PARTS[part ?? -1] ?? []),
    ...(part === PART_LOCATION ? LOCATION : []),
    ...(isTechnologyPart(part) ? TECHNOLOGIES : []),
  ].some((name) => args[name] !== undefined) ||
  filtersIn(args).some((condition) => isOfPart(condition, part));

/**
 * Removes the conditions that a message names by their kind. "Forget the city" keeps its country; "forget the location" removes it too,
 * unless it was asked for before the city.
 */
export function dropParts(
  args: Record<string, ArgumentValue>,
  parts: readonly number[],
  earlier: readonly PlannedCall[],
): void {
  const dropsCountry = placeIn(args) === undefined || isCountryOfPlace(args, earlier);
  for (const part of parts) {
    for (const name of PARTS[part] ?? []) delete args[name];
    if (isTechnologyPart(part)) for (const name of TECHNOLOGIES) dropOfKind(args, name, columnOfPart(part));
    setFilters(
      args,
      filtersIn(args).filter((condition) => !isOfPart(condition, part)),
    );
    if (part === PART_LOCATION && dropsCountry) for (const name of LOCATION) delete args[name];
  }
}

/** Of several technologies, those of the kind that is named go; if it is not known which of them are, all do. */
function dropOfKind(args: Record<string, ArgumentValue>, name: string, column: string | undefined): void {
  const kind = KINDS[column ?? ''];
  const known = args[name] === undefined ? [] : String(args[name]).split(',');
  const left = known.filter((one) => kind?.has(one) === false);
  if (left.length > 0 && left.length < known.length) args[name] = left.join(',');
  else delete args[name];
}

const KINDS: Readonly<Record<string, ReadonlySet<string>>> = {
  ecommerce_platform: shopSystems,
  cms: contentManagers,
};

/**
 * Removes filters by their columns. Of several cities only those that are named go, and their country with them if the user
 * did not name it. "Not only in Berlin" keeps it.
 */
export function dropFilters(
  args: Record<string, ArgumentValue>,
  conditions: readonly string[],
  earlier: readonly PlannedCall[],
  keepsCountry: boolean,
): void {
  const columns = new Set(conditions.map(columnOf));
  const before = placeIn(args);
  const followsPlace = !keepsCountry && isCountryOfPlace(args, earlier);
  keepFilters(args, (column) => !columns.has(column));
  const gone = new Set(
    conditions
      .flatMap(placesInFilter)
      .flatMap(allPlaceNames)
      .map((name) => name.toLowerCase()),
  );
  if (before === undefined || gone.size === 0) return;
  // "Forget Madrid" keeps Sevilla.
  const left = placesInFilter(before).filter((name) => !gone.has(name.toLowerCase()));
  if (left.length > 0) args.filter = toFilterArgument([...filtersIn(args), placeFilter(left)]);
  if (!followsPlace) return;
  const countries = countriesOf(left);
  if (countries.length > 0) args.country = countries.join(',');
  else delete args.country;
}

/** After the change of a call, its place and country agree: of "in Barcelona or Portugal", Portugal alone is a country and no place. */
export function tidyPlaces({ name, args: before }: PlannedCall): PlannedCall {
  const args = { ...before };
  const place = placeIn(args);
  const named = place === undefined ? [] : placesInFilter(place);
  if (!named.some(isWholeCountry)) return { name, args };
  const codes = String(args.country ?? '').split(',');
  const left = named.filter((one) => !isWholeCountry(one) || codes.includes(countryOfPlace(one) ?? ''));
  keepFilters(args, (column) => column !== PLACE);
  if (!left.every(isWholeCountry)) args.filter = toFilterArgument([...filtersIn(args), placeFilter(left)]);
  return { name, args };
}

export const countriesOf = (places: readonly string[]): string[] => [
  ...new Set(places.flatMap((name) => countryOfPlace(name) ?? [])),
];

/** Whether the country of a call is that of its cities, and no earlier list of the same companies had it without them. */
function isCountryOfPlace(args: CallArguments, earlier: readonly PlannedCall[]): boolean {
  const place = placeIn(args);
  if (place === undefined || args.country === undefined) return false;
  const sorted = (codes: readonly string[]): string => [...codes].sort().join(',');
  const isNamed = ({ args: before }: PlannedCall): boolean =>
    before.country === args.country &&
    before.q === args.q &&
    before.industry === args.industry &&
    placeIn(before) === undefined;
  return (
    sorted(String(args.country).split(',')) === sorted(countriesOf(placesInFilter(place))) &&
    !earlier.some(isNamed)
  );
}

export const PLACE = 'place';
export const placeIn = (args: CallArguments): string | undefined =>
  filtersIn(args).find((condition) => columnOf(condition) === PLACE);

/** Where a company is and where it is not are separate conditions, and so are what it is and what it is not. */
export const columnOf = (condition: string): string =>
  /^(?:place|(?:sub_)?industry):ne(?=:)/.exec(condition)?.[0] ?? condition.split(':', 1)[0] ?? '';

export function keepFilters(args: Record<string, ArgumentValue>, isKept: (column: string) => boolean): void {
  setFilters(
    args,
    filtersIn(args).filter((condition) => isKept(columnOf(condition))),
  );
}

function setFilters(args: Record<string, ArgumentValue>, filters: readonly string[]): void {
  if (filters.length > 0) args.filter = toFilterArgument(filters);
  else delete args.filter;
}
