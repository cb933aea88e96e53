import type { FetchedPage } from './fetched-page.ts';

/** A fetched page for tests, from markup or bytes. */
export function samplePage(body: string | Uint8Array, overrides: Partial<FetchedPage> = {}): FetchedPage {
  return {
    url: 'https://www.example.com/',
    status: 200,
    headers: {},
    body: typeof body === 'string' ? Buffer.from(body) : body,
    fetchedAt: '2026-05-04T03:02:01Z',
    source: 'test',
    crawlId: 'test',
    ...overrides,
  };
}
