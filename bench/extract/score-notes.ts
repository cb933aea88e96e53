import type { CompanyProfile } from '../../src/modules/companies/index.ts';
import { languageCode } from '../../src/modules/extraction/language/language-code.ts';
import { sameCompany } from './compare-values.ts';
import type { BenchPage, Note } from './labelled-pages.ts';

export interface NoteScore extends NoteCounts {
  readonly column: NotedColumn;
  /** By the set that a page came from, in the order of the sets. */
  readonly bySet: readonly (NoteCounts & { readonly set: string })[];
  /** Most frequent language first. */
  readonly byLanguage: readonly (NoteCounts & { readonly language: string })[];
  readonly misses: readonly string[];
}

export interface NoteCounts {
  readonly labelled: number;
  readonly right: number;
  readonly wrong: number;
}

const notedColumns = [
  'industry',
  'sub_industry',
  'business_model',
  'company_name',
  'country',
  'language',
] as const;
type NotedColumn = (typeof notedColumns)[number];

interface Judgement {
  readonly set: string;
  readonly language: string;
  readonly isRight: boolean;
  readonly isWrong: boolean;
  readonly miss: string;
}

/** Compares profiles with the labels that a person was sure of. */
export function scoreNotes(pages: readonly BenchPage[], profiles: readonly CompanyProfile[]): NoteScore[] {
  return notedColumns.map((column) => {
    const judgements = pages.flatMap((page, index) => judge(page, column, profiles[index]?.[column] ?? null));
    const grouped = (key: 'set' | 'language') => Map.groupBy(judgements, (judgement) => judgement[key]);
    return {
      column,
      ...countNotes(judgements),
      bySet: [...grouped('set')].map(([set, own]) => ({ set, ...countNotes(own) })),
      byLanguage: [...grouped('language')]
        .map(([language, own]) => ({ language, ...countNotes(own) }))
        .sort((a, b) => b.labelled - a.labelled),
      misses: judgements.flatMap(({ isRight, miss }) => (isRight ? [] : [miss])),
    };
  });
}

function judge({ set, domain, note }: BenchPage, column: NotedColumn, actual: string | null): Judgement[] {
  const accepted = acceptedOf(note, column);
  if (accepted.length === 0) return [];
  const isRight = actual !== null && accepted.some((expected) => isSame(column, expected, actual));
  const miss = `${column.padEnd(16)} ${domain}: expected ${accepted.map((value) => JSON.stringify(value)).join(' or ')}, got ${JSON.stringify(actual)}`;
  return [{ set, language: note?.language ?? '?', isRight, isWrong: !isRight && actual !== null, miss }];
}

function countNotes(judgements: readonly Judgement[]): NoteCounts {
  return {
    labelled: judgements.length,
    right: judgements.filter(({ isRight }) => isRight).length,
    wrong: judgements.filter(({ isWrong }) => isWrong).length,
  };
}

function acceptedOf(note: Note | undefined, column: NotedColumn): readonly string[] {
  if (note?.confidence !== 'high') return [];
  const value = note[column];
  const main = value === null || value === undefined ? [] : [value];
  if (column === 'industry') return note.industries ?? main;
  return column === 'company_name' && main.length > 0 ? [...main, ...(note.alt_names ?? [])] : main;
}

function isSame(column: NotedColumn, expected: string, actual: string): boolean {
  if (column === 'company_name') return sameCompany(expected, actual);
  // Two codes of one language, for example the two for Norwegian, count as the same.
  return column === 'language' ? languageCode(expected) === languageCode(actual) : expected === actual;
}
