import type { CompanyProfile } from '../../companies/index.ts';
import { letterRuns } from './words.ts';

/** The fields of a profile that describe what the company does. */
export type PageText = Pick<
  CompanyProfile,
  'title' | 'meta_description' | 'h1' | 'h2' | 'h3' | 'body_text' | 'language' | 'industry'
>;

const BODY_CHARACTERS_MAX = 4_000;
const HEADINGS_MAX = { h1: 3, h2: 12, h3: 16 };
const FIELD_CHARACTERS_MAX = 1_000;
/** A repeated word counts at most this many times. */
const BODY_COUNT_MAX = 3;

/** The runs of letters of a page with how much each counts: more in a title than in the text. */
export function pageRuns(page: PageText): ReadonlyMap<string, number> {
  const runs = new Map<string, number>();
  const add = (text: string | null, weight: number): void => {
    for (const run of letterRuns((text ?? '').slice(0, FIELD_CHARACTERS_MAX)))
      runs.set(run, (runs.get(run) ?? 0) + weight);
  };
  add(page.title, 4);
  add(page.meta_description, 3);
  for (const heading of page.h1.slice(0, HEADINGS_MAX.h1)) add(heading, 3);
  for (const heading of page.h2.slice(0, HEADINGS_MAX.h2)) add(heading, 2);
  for (const heading of page.h3.slice(0, HEADINGS_MAX.h3)) add(heading, 1.5);
  const inBody = new Map<string, number>();
  for (const run of letterRuns((page.body_text ?? '').slice(0, BODY_CHARACTERS_MAX)))
    inBody.set(run, (inBody.get(run) ?? 0) + 1);
  for (const [run, count] of inBody) runs.set(run, (runs.get(run) ?? 0) + Math.min(count, BODY_COUNT_MAX));
  return runs;
}

/** Only the part of a profile that is used, because it is sent to other threads and servers. */
export function pageTextOf(profile: PageText): PageText {
  const cut = (text: string | null, length: number): string | null => text?.slice(0, length) ?? null;
  const headings = (level: keyof typeof HEADINGS_MAX): string[] =>
    profile[level].slice(0, HEADINGS_MAX[level]).map((heading) => heading.slice(0, FIELD_CHARACTERS_MAX));
  return {
    title: cut(profile.title, FIELD_CHARACTERS_MAX),
    meta_description: cut(profile.meta_description, FIELD_CHARACTERS_MAX),
    h1: headings('h1'),
    h2: headings('h2'),
    h3: headings('h3'),
    body_text: cut(profile.body_text, BODY_CHARACTERS_MAX),
    language: profile.language,
    industry: profile.industry,
  };
}
