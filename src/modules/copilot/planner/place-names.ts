import { citiesByRegion, placesByCountry } from './dictionaries/dictionaries.ts';
import { cityAndState, findState, nameInState } from './dictionaries/states.ts';
import { foldWord } from './text/fold.ts';

interface Place {
  readonly country: string;
  /** The local name, then the names in other languages. */
  readonly names: readonly string[];
  /** For a region: its large cities. */
  readonly cities: readonly string[];
}

/** Normalizes a name for lookup: the table writes Aix-en-Provence and Côte d'Azur with spaces. */
const keyOf = (name: string): string =>
  foldWord(name)
    .replace(/[\s'-]+/g, ' ')
    .trim();

const places = new Map(
  Object.entries(placesByCountry).flatMap(([country, list]) =>
    list.split(',').flatMap((group) => {
      const forms = group.split('|').map((form) => form.trim());
      // Forms with ">>" name the people of a place, not the place.
      const names = forms.flatMap((form) => (form.includes('>>') ? [] : (form.split('>')[0] ?? [])));
      const cities = (citiesByRegion[names[0] ?? ''] ?? '').split(',').flatMap((city) => city.trim() || []);
      const place = { country, names, cities };
      return forms.map((form): [string, Place] => [keyOf(form.split('>')[0] ?? ''), place]);
    }),
  ),
);

const placeOf = (name: string): Place | undefined => places.get(keyOf(name));

/** A city or region as it was written, then its local and foreign names, and the cities of a region. */
export function allPlaceNames(written: string): string[] {
  const inState = cityAndState(written);
  if (inState) return allPlaceNames(inState.city).map((city) => nameInState(city, inState.state));
  const { names = [], cities = [] } = placeOf(written) ?? {};
  return [written, ...[...names, ...cities].filter((name) => keyOf(name) !== keyOf(written))];
}

/** A name without accents as the table writes it. */
export const withAccents = (name: string): string =>
  placeOf(name)?.names.find((one) => keyOf(one) === keyOf(name)) ?? name;

export function countryOfPlace(name: string): string | undefined {
  if (isWholeCountry(name)) return name.slice(WHOLE_COUNTRY.length);
  const inState = cityAndState(name);
  return inState ? findState(inState.state, placeOf(inState.city)?.country)?.country : placeOf(name)?.country;
}

// A country among the places of a filter: "*/PT" is anywhere in Portugal.
const WHOLE_COUNTRY = '*/';
export const wholeCountry = (code: string): string => `${WHOLE_COUNTRY}${code}`;
export const isWholeCountry = (name: string): boolean => name.startsWith(WHOLE_COUNTRY);

/** Whether two names are of one place: New York and Nueva York. */
export const isSamePlace = (one: string, other: string): boolean =>
  keyOf(one) === keyOf(other) && placeOf(one) === placeOf(other);

/** The cities and regions of a filter, each by its first name. */
export function placesInFilter(condition: string): string[] {
  const names = /^place:(?:in|eq|ne):(.+)$/s.exec(condition)?.[1]?.split(',') ?? [];
  const covered = new Set<string>();
  return names.filter((name) => {
    const isNew = !covered.has(keyOf(name));
    // A city of a region that the filter names has its other names there too.
    for (const other of allPlaceNames(name)) covered.add(keyOf(other));
    return isNew;
  });
}

/** The maximum number of values in one filter. */
const NAMES_MAX = 50;

/** A filter for companies in any, or none, of these cities, regions and whole countries, under all their names. */
export function placeFilter(places: readonly string[], operator: 'in' | 'ne' = 'in'): string {
  const all = [...new Set(places.flatMap(allPlaceNames))];
  const countries = all.filter(isWholeCountry);
  const names = all.filter((name) => !isWholeCountry(name)).slice(0, NAMES_MAX - countries.length);
  return `place:${operator}:${[...names, ...countries].join(',')}`;
}
