import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import type { FetchedPage } from '../../src/modules/extraction/index.ts';

const texts = z.array(z.string());
const labelSchema = z.object({
  domain: z.string(),
  title: z.string(),
  meta_description: z.string(),
  company_name: z.string(),
  emails: texts,
  phones: texts,
  linkedin: z.string(),
  twitter: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  youtube: z.string(),
  language: z.string(),
  country: z.string(),
  cms: z.string(),
  technologies: texts,
  has_ecommerce: z.boolean(),
  has_pricing: z.boolean(),
  has_blog: z.boolean(),
  has_contact: z.boolean(),
  industry_bucket: z.string(),
  /** Columns on which two people would disagree. They are not scored. */
  uncertain: texts.default([]),
  alt_names: texts.default([]),
  social_alt: z.record(z.string(), texts).default({}),
  /** Correct if found, but not counted as missed if not. */
  emails_optional: texts.default([]),
  phones_optional: texts.default([]),
  technologies_optional: texts.default([]),
  social_optional: texts.default([]),
});

export type Label = z.infer<typeof labelSchema>;

/** What a person recorded about a page in the manifest, and how sure they were. */
const noteSchema = z.object({
  industry: z.string().nullish(),
  /** Every industry a careful reader would accept, best first. */
  industries: texts.optional(),
  alt_names: texts.optional(),
  sub_industry: z.string().nullish(),
  business_model: z.string().nullish(),
  company_name: z.string().nullish(),
  country: z.string().nullish(),
  language: z.string().nullish(),
  confidence: z.enum(['high', 'low']).optional(),
});

export type Note = z.infer<typeof noteSchema>;

export interface BenchPage {
  /** Name of the folder that the page came from. */
  readonly set: string;
  readonly domain: string;
  /** The maker of the page, as far as known. Pages of one maker share words and templates. */
  readonly organisation: string;
  readonly file: string;
  readonly fetched: FetchedPage;
  readonly label: Label | undefined;
  /** Only for pages whose manifest row says how sure its labels are. */
  readonly note: Note | undefined;
}

/** Reads a folder with `manifest.jsonl`, optionally `labels.jsonl`, and gzipped pages. */
export function readLabelledPages(folder: string): BenchPage[] {
  const labelsFile = join(folder, 'labels.jsonl');
  const labels = new Map(
    (existsSync(labelsFile) ? readJsonLines(labelsFile) : []).map((line) => {
      const label = labelSchema.parse(line);
      return [label.domain, label];
    }),
  );
  const manifestRow = z.object({
    domain: z.string(),
    file: z.string(),
    url: z.string().optional(),
    repo: z.string().optional(),
  });
  return readJsonLines(join(folder, 'manifest.jsonl')).map((line) => {
    const { domain, file, url, repo } = manifestRow.parse(line);
    const note = noteSchema.parse(line);
    const fetched: FetchedPage = {
      url: url ?? `https://${domain}/`,
      status: 200,
      headers: {},
      body: gunzipSync(readFileSync(join(folder, file))),
      fetchedAt: '2026-01-01T00:00:00Z',
      source: 'file',
      crawlId: 'bench',
    };
    return {
      set: basename(folder),
      domain,
      organisation: repo?.split('/')[0] ?? domain,
      file: join(folder, file),
      fetched,
      label: labels.get(domain),
      note: note.confidence === undefined ? undefined : note,
    };
  });
}

function readJsonLines(path: string): unknown[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}
