import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { CompanyProfile } from '../../src/modules/companies/index.ts';
import { generateDemoSites } from '../../src/modules/demo/index.ts';
import { industries } from '../../src/modules/extraction/business/taxonomy.ts';
import { extractProfile, type FetchedPage } from '../../src/modules/extraction/index.ts';

/** A homepage with its known industries, best first. Without any, it is only a distractor. */
export interface LabelledPage {
  readonly profile: CompanyProfile;
  readonly labels: readonly string[];
  readonly language: string;
}

/** Generated sites with their planted industry. */
export function demoPages(sites: number): LabelledPage[] {
  return Array.from(generateDemoSites({ sites, seed: 1 }), ({ url, headers, html, truth }) => ({
    profile: {
      ...profileOf({
        url,
        headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
        body: Buffer.from(html),
      }),
      domain: truth.domain,
    },
    labels: [truth.industry],
    language: truth.language,
  }));
}

const Row = z.object({
  domain: z.string(),
  file: z.string(),
  industry: z.string().nullish(),
  industries: z.array(z.string()).optional(),
});
const Label = z.object({ domain: z.string(), industry: z.string().nullish() });

/** Whether two pages are known to share an industry. */
export const shareIndustry = (one: LabelledPage | undefined, other: LabelledPage | undefined): boolean =>
  one?.labels.some((label) => other?.labels.includes(label)) ?? false;

const industryNames: ReadonlySet<string> = new Set(industries.map(({ name }) => name));

/**
 * Real homepages from folders with a manifest whose rows may name industries, or with a separate file of labels. A label in other words
 * ("plumbing and electrical services") is none: no page could share it, so it would count as wrong beside every plumber.
 */
export function realPages(folders: readonly string[]): LabelledPage[] {
  return folders.flatMap((folder) => {
    const beside = new Map(
      linesOf(join(folder, 'labels.jsonl')).map((line) => {
        const { domain, industry } = Label.parse(line);
        return [domain, industry];
      }),
    );
    return linesOf(join(folder, 'manifest.jsonl')).map((line) => {
      const { domain, file, industry, industries: accepted } = Row.parse(line);
      const body = gunzipSync(readFileSync(join(folder, file)));
      const profile = { ...profileOf({ url: `https://${domain}/`, headers: {}, body }), domain };
      const labels = accepted ?? [industry ?? beside.get(domain)].flatMap((label) => label ?? []);
      return {
        profile,
        labels: labels.filter((label) => industryNames.has(label)),
        language: profile.language ?? 'en',
      };
    });
  });
}

const linesOf = (file: string): unknown[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

const profileOf = (page: Pick<FetchedPage, 'url' | 'headers' | 'body'>): CompanyProfile =>
  extractProfile({
    ...page,
    status: 200,
    fetchedAt: '2026-10-20T12:00:00.000Z',
    source: 'file',
    crawlId: 'BENCH',
  }).profile;
