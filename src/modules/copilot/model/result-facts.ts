import { columns } from '../../companies/index.ts';
import type { ToolAnswer } from '../tools/tool.ts';

/**
 * The facts that a model gets to describe the results: numbers, flags, codes and names from our own tables, but no text from any page. If a
 * sentence needs such a text, the model writes a placeholder, and we fill in the value afterwards.
 */
export interface ResultFacts {
  readonly facts: Readonly<Record<string, unknown>>;
  /** The values of the placeholders. */
  readonly placeholders: ReadonlyMap<string, string>;
}

type Row = Readonly<Record<string, unknown>>;

const ROWS_MAX = 10;
const PLACEHOLDER_CHARACTERS_MAX = 200;

export function factsOf(tool: string, content: ToolAnswer['content']): ResultFacts {
  if (tool === 'lookup') return profileFacts(content);
  const rows = (content.results ?? content.competitors ?? []) as readonly Row[];
  const shown = rows.slice(0, ROWS_MAX);
  return {
    facts: {
      total: content.total_count ?? content.total_found,
      rows_on_this_page: rows.length,
      by_country_on_this_page: counted(rows, 'country', isCountry),
      by_industry_on_this_page: counted(rows, 'industry', isIndustry),
      companies: shown.map((row, at) => ({ company: `[[${at + 1}]]`, ...rowFacts(row) })),
    },
    placeholders: new Map(shown.map((row, at) => [String(at + 1), String(row.domain)])),
  };
}

function rowFacts({ country, industry, match_type, score }: Row): Row {
  return {
    ...(isCountry(country) && { country }),
    ...(isIndustry(industry) && { industry }),
    ...(isMatchType(match_type) && { match_type, score }),
  };
}

const isCountry = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2}$/.test(value);
const isMatchType = (value: unknown): boolean =>
  value === 'competitor' || value === 'lookalike' || value === 'similar';
/** Whether this has the shape of an industry name. The extractor takes industries only from the taxonomy, so no page can write one. */
const isIndustry = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Za-z]*(?:[ ,&/-]+[A-Za-z]+){0,5}$/.test(value);

function counted(rows: readonly Row[], column: string, isGood: (value: unknown) => value is string): Row {
  const counts = new Map<string, number>();
  for (const { [column]: value } of rows) if (isGood(value)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries(counts);
}

/** Profile texts that people ask for; the model gets them as placeholders, not as facts. */
const placeholderColumns = [
  'domain',
  'company_name',
  'legal_name',
  'meta_description',
  'tagline',
  'city',
  'street_address',
  'emails',
  'phones',
  'technologies',
] as const;

function profileFacts(profile: Row): ResultFacts {
  const own = columns.filter(
    ({ name, type }) =>
      ['integer', 'number', 'boolean', 'datetime'].includes(type) &&
      profile[name] !== null &&
      profile[name] !== false,
  );
  const placeholders = new Map(
    placeholderColumns.flatMap((name): [string, string][] => {
      const text = placeholderText(name, profile[name]);
      return text === '' ? [] : [[name, text]];
    }),
  );
  return {
    facts: {
      ...Object.fromEntries(own.map(({ name }) => [name, profile[name]])),
      ...rowFacts(profile),
      marks: [...placeholders.keys()].map((name) => `[[${name}]]`),
    },
    placeholders,
  };
}

/** Formats the text as a short quotation on one line, so that it is always clear whose words these are. */
function placeholderText(column: string, value: unknown): string {
  const text = (Array.isArray(value) ? value.slice(0, 10).join(', ') : String(value ?? ''))
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/[“”"]/g, "'")
    .trim();
  if (text === '' || column === 'domain') return text;
  return `“${text.length > PLACEHOLDER_CHARACTERS_MAX ? `${text.slice(0, PLACEHOLDER_CHARACTERS_MAX)}…` : text}”`;
}
