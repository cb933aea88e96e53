import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../../lib/tables.ts';
import { foldWord } from '../text/fold.ts';

/** A state or province, by which addresses tell apart cities of one name: Portland in Oregon, Portland in Maine. */
export interface State {
  readonly name: string;
  readonly country: string;
}

const codesByName = readTable(
  join(tablesFolder, 'places', 'state-codes.json'),
  z.record(z.string(), z.record(z.string(), z.string())),
);

const states = Object.entries(codesByName).flatMap(([country, codes]) =>
  Object.entries(codes).map(([name, code]) => ({ name, country, code })),
);

/** The number of words in the longest name. */
export const STATE_WORDS_MAX = Math.max(...states.map(({ name }) => name.split(' ').length));

/** The state with this name or code in a country; if the country is not known, in any, the United States first. */
export function findState(text: string, country: string | undefined): State | undefined {
  const named = states.filter(({ name, code }) => code === text || foldWord(name) === foldWord(text));
  return (
    named.find((one) => one.country === country) ?? named.find((one) => one.country === 'US') ?? named[0]
  );
}

/** A city with its state, as one name: "Portland/Oregon". */
export const nameInState = (city: string, state: string): string => `${city}/${state}`;

/** The parts of such a name; undefined for any other name. */
export function cityAndState(name: string): { readonly city: string; readonly state: string } | undefined {
  const [city = '', state] = name.split('/');
  return state === undefined ? undefined : { city, state };
}
