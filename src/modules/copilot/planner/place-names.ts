import { placesByCountry } from './dictionaries/dictionaries.ts';
import { foldWord } from './text/fold.ts';

interface Place {
  readonly country: string;
  /** At home, then in other languages. */
  readonly names: readonly string[];
}

const places = new Map(
  Object.entries(placesByCountry).flatMap(([country, list]) =>
    list.split(',').flatMap((group) => {
      const forms = group.split('|').map((form) => form.trim());
      // Who is from a place is no name of it.
      const names = forms.flatMap((form) => (form.includes('>>') ? [] : (form.split('>')[0] ?? [])));
      const place = { country, names };
      return forms.map((form): [string, Place] => [foldWord(form.split('>')[0] ?? ''), place]);
    }),
  ),
);

const placeOf = (name: string): Place | undefined => places.get(foldWord(name.replaceAll('-', ' ')));

/** A city or region as it was written, then as it is called at home and in other languages. */
export function namesOfPlace(written: string): string[] {
  const others = placeOf(written)?.names ?? [];
  return [written, ...others.filter((name) => foldWord(name) !== foldWord(written))];
}

export const countryOfPlace = (name: string): string | undefined => placeOf(name)?.country;

/** The cities and regions of a condition, each by the first of its names. */
export function placesNamed(condition: string): string[] {
  const names = /^place:(?:in|ne):(.+)$/s.exec(condition)?.[1]?.split(',') ?? [];
  const seen = new Set<Place>();
  return names.filter((name) => {
    const place = placeOf(name);
    const isNew = place === undefined || !seen.has(place);
    if (place) seen.add(place);
    return isNew;
  });
}

/** The condition that a company is in one of these cities and regions, or in none of them, whatever they are called. */
export const placeCondition = (places: readonly string[], operator: 'in' | 'ne' = 'in'): string =>
  `place:${operator}:${[...new Set(places.flatMap(namesOfPlace))].join(',')}`;
