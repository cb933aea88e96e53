import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { hardEvidence } from '../../src/modules/extraction/business/hard-evidence.ts';
import { isLone, signsOf } from '../../src/modules/extraction/business/model/industry-signs.ts';
import { readPage } from '../../src/modules/extraction/business/page-reading.ts';
import { scoreIndustries } from '../../src/modules/extraction/business/score-industries.ts';
import { industries } from '../../src/modules/extraction/business/taxonomy.ts';
import { extractProfile, type FetchedPage } from '../../src/modules/extraction/index.ts';
import { parsePage } from '../../src/modules/extraction/page/parse-page.ts';
import type { SignedPage } from './fit-weights.ts';

const row = z.object({
  domain: z.string(),
  file: z.string(),
  industry: z.string().optional(),
  confidence: z.enum(['high', 'low']).default('low'),
});

/** People were less sure of these, and so is the fit. */
const unsureWeight = 0.6;

/** The labelled pages of a folder with what speaks for each industry on them. */
export function readSignedPages(folder: string): SignedPage[] {
  return readFileSync(join(folder, 'manifest.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => row.parse(JSON.parse(line)))
    .flatMap(({ domain, file, industry, confidence }) => {
      const index = industries.findIndex(({ name }) => name === industry);
      if (index < 0) return [];
      const fetched: FetchedPage = {
        url: `https://${domain}/`,
        status: 200,
        headers: {},
        body: gunzipSync(readFileSync(join(folder, file))),
        fetchedAt: '2026-01-01T00:00:00Z',
        source: 'file',
        crawlId: 'fit',
      };
      return [signedPage(fetched, domain, index, confidence === 'high' ? 1 : unsureWeight)];
    });
}

export function signedPage(
  fetched: FetchedPage,
  domain: string,
  industry: number,
  weight: number,
): SignedPage {
  const page = parsePage(fetched);
  const { profile } = extractProfile(fetched);
  const hard = hardEvidence(page, profile);
  const scores = scoreIndustries({ reading: readPage(page), hard, language: profile.language });
  return {
    domain,
    signs: signsOf(scores),
    lone: scores.map(isLone),
    right: scores.findIndex((score) => score.industry === industry),
    weight,
  };
}
