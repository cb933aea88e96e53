import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { CompanyProfile } from '../../src/modules/companies/index.ts';
import { generateDemoSites } from '../../src/modules/demo/index.ts';
import { extractProfile, type FetchedPage } from '../../src/modules/extraction/index.ts';

/** A homepage with the industry that it is known to be of; without one it is only a distractor. */
export interface LabelledPage {
  readonly profile: CompanyProfile;
  readonly label: string | undefined;
  readonly language: string;
}

/** Generated sites with the industry that was planted in them. */
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
    label: truth.industry,
    language: truth.language,
  }));
}

const Row = z.object({ domain: z.string(), file: z.string(), industry: z.string().nullish() });

/** Real homepages in folders with a manifest whose rows may name an industry. */
export function realPages(folders: readonly string[]): LabelledPage[] {
  return folders.flatMap((folder) =>
    readFileSync(join(folder, 'manifest.jsonl'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => Row.parse(JSON.parse(line)))
      .map(({ domain, file, industry }) => {
        const body = gunzipSync(readFileSync(join(folder, file)));
        const profile = { ...profileOf({ url: `https://${domain}/`, headers: {}, body }), domain };
        return { profile, label: industry ?? undefined, language: profile.language ?? 'en' };
      }),
  );
}

const profileOf = (page: Pick<FetchedPage, 'url' | 'headers' | 'body'>): CompanyProfile =>
  extractProfile({
    ...page,
    status: 200,
    fetchedAt: '2026-10-20T12:00:00.000Z',
    source: 'file',
    crawlId: 'BENCH',
  }).profile;
