import type { Expression } from '../../lib/query-language/index.ts';
import type { Filter, MatchMode, TextExpression, TextQuery } from '../../lib/text-index/api.ts';
import { AppError } from '../../platform/errors.ts';
import { getFeatureColumn } from '../company-index/index.ts';
import { indexCondition } from './column-filter.ts';
import type { CompanyFilters } from './company-filters.ts';
import { expressionOf, readExpression, toTextExpression } from './query-expression.ts';
import { QUERY_CHARACTERS_MAX, type QueryText } from './query-text.ts';
import type { Mode, SearchRequest } from './search-parameters.ts';

/** The API uses the mode names of its specification; the index has its own. An expression itself defines what must match. */
const matchModes: Readonly<Record<Mode, MatchMode>> = {
  phrase: 'phrase',
  any: 'all',
  single: 'any',
  query: 'all',
  meaning: 'all',
};

export function toTextQuery(request: SearchRequest): TextQuery {
  const conditions = (request.filter ?? []).map(indexCondition);
  const expressions = conditions.flatMap(({ expression }) => expression ?? []);
  const further =
    request.conditions && toTextExpression(readExpression(request.conditions).expression, undefined);
  return {
    ...searchedText(request, [...expressions, ...(further ? [further] : [])].map(withoutScore)),
    mode: matchModes[request.mode],
    filters: [
      ...required(request),
      ...unwanted(request),
      ...conditions.flatMap(({ filter }) => filter ?? []),
      ...(request.excludedDomains ? [{ op: 'not-keys', keys: request.excludedDomains } as const] : []),
    ],
    ...(request.exclude && { exclude: request.exclude.map((text) => ({ text, mode: 'phrase' })) }),
  };
}

function searchedText(
  request: SearchRequest,
  conditions: readonly TextExpression[],
): Pick<TextQuery, 'text' | 'expression'> {
  const { q, forms, fields, language = [], isByRank } = request;
  if (q && q.text.length > QUERY_CHARACTERS_MAX) throw tooLong(q);
  const parsed = expressionOf(request, conditions.length > 0);
  if (!parsed && q && conditions.length === 0) return { text: q.text };
  // A language may include its country, for example pt-br.
  const languages = forms ? language.map((code) => code.slice(0, 2)) : undefined;
  const searched = parsed
    ? [toTextExpression(request.mode === 'any' && forms ? withPhrase(parsed) : parsed, languages, fields)]
    : [];
  const [first, ...others] = [...(isByRank ? searched.map(withoutScore) : searched), ...conditions];
  if (first === undefined) return {};
  return { expression: others.length > 0 ? { op: 'all', of: [first, ...others] } : first };
}

/** Nobody types a longer phrase, and an expression may have 64 words, of which the phrase takes as many again. */
const PHRASE_WORDS_MAX = 16;

/** The same pages as all words find; those that have them side by side score higher. */
function withPhrase(words: Expression): Expression {
  if (words.kind !== 'and' || words.of.length > PHRASE_WORDS_MAX) return words;
  const terms = words.of.flatMap((word) => (word.kind === 'text' ? word.terms : []));
  return { kind: 'or', of: [words, { kind: 'text', terms }] };
}

/** Only a description may be as long as a body allows. */
const tooLong = ({ text }: QueryText): AppError =>
  new AppError('invalid_input', `String should have at most ${QUERY_CHARACTERS_MAX} characters.`, {
    details: {
      field: 'q',
      type: 'string_too_long',
      input: text.slice(0, QUERY_CHARACTERS_MAX),
      ctx: { max_length: QUERY_CHARACTERS_MAX },
    },
  });

/** Negated texts contribute no score, and neither do doubly negated ones. */
const withoutScore = (expression: TextExpression): TextExpression => ({
  op: 'not',
  of: { op: 'not', of: expression },
});

type Condition = Exclude<Filter, { op: 'none' }>;

function required(filters: CompanyFilters): Condition[] {
  const { domains, crawl_id, title, tech = [], technology = [], has = [] } = filters;
  return [
    ...(domains ? [{ op: 'keys', keys: domains } as const] : []),
    ...(crawl_id ? [{ field: 'crawl_id', op: 'equals', value: crawl_id } as const] : []),
    ...(title ? [{ field: 'title', op: 'contains', value: title } as const] : []),
    ...tech.map((value) => ({ field: 'tech_stack', op: 'contains', value }) as const),
    ...technology.map((value) => ({ field: 'tech', op: 'equals', value }) as const),
    ...oneOf('industry', filters.industry),
    ...oneOf('tld', filters.tld),
    ...oneOf('country', filters.country),
    ...oneOf('language', filters.language),
    ...oneOf('identifier', filters.identifier),
    ...featuresOf(has),
  ];
}

function unwanted(filters: CompanyFilters): Filter[] {
  const conditions = [
    ...oneOf('country', filters.not_country),
    ...oneOf('industry', filters.not_industry),
    ...oneOf('tld', filters.not_tld),
    ...oneOf('language', filters.not_language),
    ...oneOf('tech', filters.not_technology),
    ...featuresOf(filters.not_has ?? []),
  ];
  return conditions.length > 0 ? [{ op: 'none', filters: conditions }] : [];
}

const featuresOf = (names: readonly string[]): Condition[] =>
  names.map((feature) => ({ field: getFeatureColumn(feature), op: 'equals', value: true }));

const oneOf = (field: string, values: readonly string[] | undefined): Condition[] =>
  values ? [{ field, op: 'in', values }] : [];
