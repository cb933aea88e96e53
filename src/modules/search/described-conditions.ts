import { type QueryText, readQueryText } from './query-text.ts';
import { queryVocabulary } from './query-vocabulary.ts';

const names = [...queryVocabulary.scopes, ...Object.keys(queryVocabulary.filters)].join('|');
const condition = String.raw`-?(?:${names}):[<>=]*(?:"[^"]*"|[^\s"()<>=][^\s"()]*)`;
const CONDITIONS = new RegExp(
  String.raw`(?<=^|\s)\(?${condition}(?:\s+(?:(?:OR|AND)\s+)?${condition})*\)?(?=$|\s)`,
  'giu',
);

/** A description, and the conditions of the query language that stand in it: "family bakery country:de -has:blog". */
export interface DescribedConditions {
  readonly description: string;
  readonly conditions: QueryText | undefined;
}

export function readDescribedConditions(text: string): DescribedConditions {
  const found = text.match(CONDITIONS) ?? [];
  if (found.length === 0) return { description: text, conditions: undefined };
  const description = text.replace(CONDITIONS, ' ').replace(/\s+/gu, ' ').trim();
  const [first = '', ...others] = found;
  return {
    description,
    conditions: readQueryText(others.length === 0 ? first : found.map((run) => `(${run})`).join(' ')),
  };
}
