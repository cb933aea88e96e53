import { citiesByRegion, placesByCountry } from './dictionaries/dictionaries.ts';
import { foldWord } from './text/fold.ts';

interface Place {
  readonly country: string;
  /** At home, then in other languages. */
  readonly names: readonly string[];
  /** Of a region: its large cities. */
  readonly cities: readonly string[];
}

/** As the table is looked up: Aix-en-Provence and Côte d'Azur are written with blanks there. */
const keyOf = (name: string): string =>
  foldWord(name)
    .replace(/[\s'-]+/g, ' ')
    .trim();

const places = new Map(
  Object.entries(placesByCountry).flatMap(([country, list]) =>
    list.split(',').flatMap((group) => {
      const forms = group.split('|').map((form) => form.trim());
      // Who is from a place is no name of it.
      const names = forms.flatMap((form) => (form.includes('>>') ? [] : (form.split('>')[0] ?? [])));
      const cities = (citiesByRegion[names[0] ?? ''] ?? '').split(',').flatMap((city) => city.trim() || []);
      const place = { country, names, cities };
      return forms.map((form): [string, Place] => [keyOf(form.split('>')[0] ?? ''), place]);
    }),
  ),
);

const placeOf = (name: string): Place | undefined => places.get(keyOf(name));

/** A city or region as it was written, then as it is called at home and in other languages, and the cities of a region. */
export function namesOfPlace(written: string): string[] {
  const { names = [], cities = [] } = placeOf(written) ?? {};
  return [written, ...[...names, ...cities].filter((name) => keyOf(name) !== keyOf(written))];
}

export const countryOfPlace = (name: string): string | undefined => placeOf(name)?.country;

/** The cities and regions of a condition, each by the first of its names. */
export function placesNamed(condition: string): string[] {
  const names = /^place:(?:in|ne):(.+)$/s.exec(condition)?.[1]?.split(',') ?? [];
  const covered = new Set<string>();
  return names.filter((name) => {
    const isNew = !covered.has(keyOf(name));
    for (const other of isNew ? namesOfPlace(name) : []) covered.add(keyOf(other));
    return isNew;
  });
}

/** A condition takes no more. */
const NAMES_MAX = 50;

/** The condition that a company is in one of these cities and regions, or in none of them, whatever they are called. */
export const placeCondition = (places: readonly string[], operator: 'in' | 'ne' = 'in'): string =>
  `place:${operator}:${[...new Set(places.flatMap(namesOfPlace))].slice(0, NAMES_MAX).join(',')}`;
