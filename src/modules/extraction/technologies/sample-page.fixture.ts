import { parsePage } from '../page/parse-page.ts';
import { evidenceOfPage } from './evidence-of-page.ts';
import type { PageEvidence } from './page-evidence.ts';

/** For tests: the page of a rule's sample, read by the real page reader. `CuratedRule.samples` describes the formats. */
export function pageOfSample(sample: string): PageEvidence {
  const [, name = '', value = ''] = /^([a-z][\w-]*): (.*)$/i.exec(sample) ?? [];
  if (name === 'url') return evidence('', {}, value);
  if (name !== '') return evidence('', { [name.toLowerCase()]: value });
  return evidence(/[<>]/.test(sample) ? sample : `<script src="${sample}"></script>`);
}

function evidence(
  html: string,
  headers: Record<string, string> = {},
  url = 'https://example.org/',
): PageEvidence {
  const fetchedAt = '2026-01-01T00:00:00Z';
  const body = Buffer.from(html);
  return evidenceOfPage(
    parsePage({ url, status: 200, headers, body, fetchedAt, source: 'test', crawlId: 'test' }),
  );
}
