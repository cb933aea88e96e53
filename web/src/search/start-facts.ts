import type { Language } from '../i18n/i18n.ts';
import type { FacetField } from './filter-fields.ts';
import type { FacetValue } from './use-facets.ts';

/** What the start page shows of the index. The page of the app contains it, so that nothing has to be requested. */
export interface StartFacts {
  readonly crawlId: string;
  readonly total: number;
  readonly examples: readonly { readonly words: string; readonly count: number }[];
  readonly facets: Readonly<Partial<Record<FacetField, readonly FacetValue[]>>>;
}

/** What a start page that the server rendered brings along for the app. */
export interface SentStartFacts {
  readonly facts: StartFacts;
  readonly language: Language;
  /** Names of the countries in this language, by code. */
  readonly countries: Readonly<Record<string, string>>;
}

export const browsedFields = ['country', 'industry', 'technology'] as const satisfies readonly FacetField[];
/** How many values of a field the start page lists. */
export const BROWSED_VALUES = 8;
export const exampleWords = [
  'book a demo',
  'rye loaves',
  'free trial',
  'Öffnungszeiten',
  'livraison gratuite',
  'contact',
  'newsletter',
];
