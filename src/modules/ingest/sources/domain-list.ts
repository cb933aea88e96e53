import { createHash } from 'node:crypto';
import { domainOfHost } from '../../../lib/domain-name.ts';
import { encodeHttpResponse } from '../../../lib/warc/index.ts';
import type { FetchedPage } from '../../extraction/index.ts';
import type { CapturedPage, PageSource, SourceItem } from '../page-source.ts';

/** Fetches a domain's homepage now; undefined when the site cannot be reached or may not be fetched. */
export type FetchHomepage = (domain: string) => Promise<FetchedPage | undefined>;

/** The homepages of listed domains, fetched now, one after the other; the fetcher keeps its own pace. */
export function domainListSource(domains: readonly string[], fetchHomepage: FetchHomepage): PageSource {
  return {
    identity: `domains:${createHash('sha256').update(domains.join('\n')).digest('hex').slice(0, 24)}`,
    total: domains.length,
    async *read(after): AsyncGenerator<SourceItem> {
      for (const [index, domain] of domains.entries()) {
        const at = { position: String(index), done: index + 1 };
        if (index <= Number(after ?? -1)) continue;
        const key = domainOfHost(domain.trim());
        const page = key === undefined ? undefined : await fetchHomepage(key);
        if (key === undefined) yield { kind: 'dropped', reason: 'not_a_homepage', ...at };
        else if (page === undefined) yield { kind: 'dropped', reason: 'unreachable', ...at };
        else yield { kind: 'page', page: toCapturedPage(key, page), ...at };
      }
    },
  };
}

function toCapturedPage(domain: string, page: FetchedPage): CapturedPage {
  const headers = Object.entries(page.headers).flatMap(([name, values]) =>
    (typeof values === 'string' ? [values] : values).map((value) => [name, value] as const),
  );
  return {
    domain,
    url: page.finalUrl ?? page.url,
    fetchedAt: page.fetchedAt,
    crawlId: page.crawlId,
    source: page.source,
    format: 'response',
    content: encodeHttpResponse(page.status, headers, page.body),
  };
}
