import type { CompanyProfile } from '../../src/modules/companies/index.ts';
import { languageCode } from '../../src/modules/extraction/language/language-code.ts';
import type { BenchPage, Note } from './labelled-pages.ts';
import { sameCompany } from './same-thing.ts';

export interface NoteScore {
  readonly column: NotedColumn;
  readonly labelled: number;
  readonly right: number;
  readonly wrong: number;
  readonly misses: readonly string[];
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

/** Profiles against the labels of which a person was sure. */
export function scoreNotes(pages: readonly BenchPage[], profiles: readonly CompanyProfile[]): NoteScore[] {
  return notedColumns.map((column) => {
    let labelled = 0;
    let right = 0;
    let wrong = 0;
    const misses: string[] = [];
    for (const [index, { domain, note }] of pages.entries()) {
      const expected = expectedOf(note, column);
      if (expected === null) continue;
      labelled++;
      const actual = profiles[index]?.[column] ?? null;
      if (actual !== null && isSame(column, expected, actual)) {
        right++;
        continue;
      }
      if (actual !== null) wrong++;
      misses.push(
        `${column.padEnd(16)} ${domain}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`,
      );
    }
    return { column, labelled, right, wrong, misses };
  });
}

function expectedOf(note: Note | undefined, column: NotedColumn): string | null {
  return note?.confidence === 'high' ? (note[column] ?? null) : null;
}

function isSame(column: NotedColumn, expected: string, actual: string): boolean {
  if (column === 'company_name') return sameCompany(expected, actual);
  // One language under two codes, such as the two names of Norwegian, is one language.
  return column === 'language' ? languageCode(expected) === languageCode(actual) : expected === actual;
}
