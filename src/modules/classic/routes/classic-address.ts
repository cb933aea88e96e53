import { z } from 'zod';
import { type Problem, readerOf } from '../../../http/validation/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/locale.ts';
import { featureNames } from '../../company-index/index.ts';
import {
  filterParameters,
  readExpression,
  type SearchRequest,
  searchParameters,
} from '../../search/index.ts';
import { writeList } from '../list-text.ts';
import { filterTitle } from './labels.ts';

/** Without a script, a form sends each ticked box as a parameter of its own. */
const boxNames = featureNames.map((feature) => [`has_${feature}`, feature] as const);

const names = [...Object.keys(searchParameters), 'page', ...boxNames.map(([name]) => name)];

/** Every parameter is text, so that the form can show what was typed even if it is not valid. */
export const classicQuery = z.object(
  Object.fromEntries(names.map((name) => [name, z.string().optional()])) as Record<
    string,
    z.ZodOptional<z.ZodString>
  >,
);

const PAGE_MAX = 1_000_000;

const readRequest = readerOf(
  z.object({
    q: searchParameters.q.optional(),
    mode: searchParameters.mode,
    ...filterParameters,
    page: z.int().min(1).max(PAGE_MAX).default(1),
  }),
);

export interface ClassicRequest extends SearchRequest {
  readonly page: number;
}

/** The non-empty parameters of an address, under the names that the API uses. */
export type Typed = Readonly<Record<string, string>>;

/** As in the app: somebody who types two words rarely means that they stand next to each other. */
export const MODE_BY_DEFAULT = 'any';

export function typedIn(query: Readonly<Record<string, string | undefined>>): Typed {
  const ticked = boxNames.flatMap(([name, feature]) => (query[name] ? [feature] : []));
  const has = [query.has ?? '', ...ticked].filter((text) => text.trim() !== '').join(',');
  const mode = query.mode?.trim() || (query.q?.trim() ? MODE_BY_DEFAULT : undefined);
  const texts = { ...query, has, mode };
  return Object.fromEntries(
    Object.entries(texts).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && entry[1].trim() !== '' && !boxNames.some(([name]) => name === entry[0]),
    ),
  );
}

/** Parses the typed parameters, or returns what is wrong with them, one sentence each. */
export function readTyped(
  typed: Typed,
  locale: Locale,
): { readonly request: ClassicRequest } | { readonly problems: readonly string[] } {
  const problems: Problem[] = [];
  const request = readRequest(typed, ['query'], (found) => void problems.push(found));
  if (problems.length > 0) return { problems: problems.map((found) => sentence(found, locale)) };
  const refusal = syntaxProblem(request as ClassicRequest);
  return refusal === undefined ? { request: request as ClassicRequest } : { problems: [refusal] };
}

function syntaxProblem({ q, mode }: ClassicRequest): string | undefined {
  if (!q || mode !== 'query') return undefined;
  try {
    readExpression(q);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.message;
  }
}

const sentence = ({ loc, msg }: Problem, locale: Locale): string => {
  const name = String(loc[1] ?? '');
  const field = name === 'q' ? locale.t('Words') : filterTitle(name, locale);
  return `${field}: ${locale.serverMessage(msg.replace('Value error, ', ''))}.`;
};

export const hasCriteria = (typed: Typed): boolean =>
  Object.keys(typed).some((name) => name !== 'mode' && name !== 'page');

/** The address of the same search with one choice changed. It always starts at the first page. */
export function addressWith(typed: Typed, change: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams();
  for (const [name, text] of Object.entries({ ...typed, page: undefined, ...change }))
    if (text !== undefined && text !== '' && !(name === 'mode' && text === MODE_BY_DEFAULT))
      parameters.set(name, text);
  return `/classic?${parameters.toString().replaceAll('%2C', ',')}`;
}

/** The filters that are set, one entry per value, each with the address of the search without it. */
export function chosenValues(
  typed: Typed,
  request: ClassicRequest,
): readonly { readonly name: string; readonly value: string; readonly without: string }[] {
  return Object.keys(filterParameters).flatMap((name) => {
    const value = request[name as keyof SearchRequest];
    if (typeof value === 'string')
      return [{ name, value, without: addressWith(typed, { [name]: undefined }) }];
    if (!Array.isArray(value)) return [];
    const values = value as readonly string[];
    return values.map((one) => ({
      name,
      value: one,
      without: addressWith(typed, {
        [name]: writeFilter(
          name,
          values.filter((other) => other !== one),
        ),
      }),
    }));
  });
}

/** Excluded words and phrases are quoted instead of being separated by commas. */
const writeFilter = (name: string, values: readonly string[]): string =>
  name === 'exclude' ? values.map((value) => `"${value}"`).join(' ') : writeList(values);
