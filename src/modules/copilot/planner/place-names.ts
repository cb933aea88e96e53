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
      const names = group.split('|').map((form) => form.split('>')[0]?.trim() ?? '');
      const place = { country, names };
      return names.map((name): [string, Place] => [foldWord(name), place]);
    }),
  ),
);

const placeOf = (name: string): Place | undefined => places.get(foldWord(name.replaceAll('-', ' ')));

const PLACE_CONDITION = 'place:in:';

/** A city or region as it was written, then as it is called at home and in other languages. */
export function namesOfPlace(written: string): string[] {
  const others = placeOf(written)?.names ?? [];
  return [written, ...others.filter((name) => foldWord(name) !== foldWord(written))];
}

export const countryOfPlace = (name: string): string | undefined => placeOf(name)?.country;

/** The cities and regions of a condition, each by the first of its names. */
export function placesNamed(condition: string): string[] {
  const names = condition.startsWith(PLACE_CONDITION)
    ? condition.slice(PLACE_CONDITION.length).split(',')
    : [];
  const seen = new Set<Place>();
  return names.filter((name) => {
    const place = placeOf(name);
    const isNew = place === undefined || !seen.has(place);
    if (place) seen.add(place);
    return isNew;
  });
}

/** The condition that a company is in one of these cities and regions, whatever they are called. */
export const placeCondition = (places: readonly string[]): string =>
  `${PLACE_CONDITION}${[...new Set(places.flatMap(namesOfPlace))].join(',')}`;
