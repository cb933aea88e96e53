import type { ArgumentValue, CallArguments } from '../call.ts';
import { allPlaceNames, countryOfPlace, placeFilter, placesInFilter } from '../place-names.ts';
import { filtersIn, toFilterArgument } from '../to-arguments.ts';

const SWAPPED_PARAMS = ['country', 'technology', 'language', 'tld'] as const;

/**
 * For "Lille, not Lyon" after "in Paris or Lyon": the last call with the named value in place of the one that is not meant, and what else
 * the message asks for.
 */
export function swapValues(
  before: CallArguments,
  requested: CallArguments,
): { readonly args: Record<string, ArgumentValue>; readonly requested: CallArguments } {
  const args: Record<string, ArgumentValue> = { ...before };
  const rest: Record<string, ArgumentValue> = { ...requested };
  for (const param of SWAPPED_PARAMS) {
    const swapped = swap(listOf(args[param]), listOf(rest[`not_${param}`]), listOf(rest[param]));
    if (swapped === undefined) continue;
    args[param] = swapped.join(',');
    delete rest[param];
    delete rest[`not_${param}`];
  }
  swapPlaces(args, rest);
  return { args, requested: rest };
}

function swapPlaces(args: Record<string, ArgumentValue>, rest: Record<string, ArgumentValue>): void {
  const placesWith = (from: CallArguments, operator: string): string[] =>
    filtersIn(from).flatMap((one) => (one.startsWith(`place:${operator}:`) ? placesInFilter(one) : []));
  // "Lione" is the Lyon of an earlier message.
  const avoided = placesWith(rest, 'ne').flatMap(allPlaceNames);
  const swapped = swap(placesWith(args, 'in'), avoided, placesWith(rest, 'in'));
  if (swapped === undefined) return;
  const isNoPlace = (one: string): boolean => !/^place:(?:in|ne):/.test(one);
  args.filter = toFilterArgument([...filtersIn(args).filter(isNoPlace), placeFilter(swapped)]);
  const countries = swapped.flatMap((place) => countryOfPlace(place) ?? []);
  if (countries.length > 0) args.country = [...new Set(countries)].join(',');
  delete rest.country;
  delete rest.not_country;
  const others = filtersIn(rest).filter(isNoPlace);
  if (others.length > 0) rest.filter = toFilterArgument(others);
  else delete rest.filter;
}

/** Undefined unless values that were asked for are to be replaced by named ones. */
function swap(
  known: readonly string[],
  avoided: readonly string[],
  wanted: readonly string[],
): string[] | undefined {
  const gone = new Set(avoided.map((value) => value.toLowerCase()));
  const left = known.filter((value) => !gone.has(value.toLowerCase()));
  return wanted.length > 0 && left.length < known.length ? [...new Set([...left, ...wanted])] : undefined;
}

const listOf = (value: ArgumentValue | undefined): string[] =>
  value === undefined ? [] : String(value).split(',');
