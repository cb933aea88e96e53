import type { Random } from '../seeded-random.ts';

export interface City {
  readonly name: string;
  readonly region: string;
  /** `x` stands for a digit, `@` for a letter. */
  readonly postalCode: string;
  /** A national number, from a range kept for fiction where the country has one; `x` stands for a digit. */
  readonly phone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** "in the city", for languages that inflect the name. */
  readonly locative?: string;
}

export interface Country {
  readonly code: string;
  readonly name: string;
  readonly callingCode: string;
  /** Digits before a national number that are dropped behind the calling code. */
  readonly trunkPrefix: string;
  /** Public suffixes, the likeliest first. */
  readonly suffixes: readonly string[];
  readonly currency: string;
  readonly price: (amount: string) => string;
  readonly decimalComma: boolean;
  readonly cities: readonly City[];
  readonly streets: readonly string[];
  readonly streetLine: (street: string, houseNumber: number) => string;
  readonly cityLine: (city: City, postalCode: string) => string;
  readonly legalForms: readonly string[];
  /** Absent where the country has no number that customers are shown. */
  readonly vatNumber?: (random: Random) => string;
}

export function city(
  name: string,
  region: string,
  postalCode: string,
  phone: string,
  latitude: number,
  longitude: number,
  locative?: string,
): City {
  const place = { name, region, postalCode, phone, latitude, longitude };
  return locative === undefined ? place : { ...place, locative };
}

/** "Hauptstraße 5" and "10115 Berlin", the order of most of Europe. */
export const numberAfterStreet = (street: string, houseNumber: number) => `${street} ${houseNumber}`;
export const codeBeforeCity = (place: City, postalCode: string) => `${postalCode} ${place.name}`;

/** "5 Mill Lane", the order of the English-speaking countries and France. */
export const numberBeforeStreet = (street: string, houseNumber: number) => `${houseNumber} ${street}`;
