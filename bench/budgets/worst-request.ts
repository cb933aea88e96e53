import { examples } from '../../src/app/index.ts';

/** What was created before the measurement. */
export interface Prepared {
  /** A domain of the index. */
  readonly domain: string;
  /** Domains of the index, as many as one request may name. */
  readonly domains: readonly string[];
  readonly accountId: number;
  /** Lists with many companies each. The first is read, the others are deleted. */
  readonly lists: readonly number[];
  readonly monitors: readonly number[];
  readonly jobId: string;
  readonly asset: string;
}

export interface WorstRequest {
  readonly path: string;
  readonly body?: unknown;
  /** Content of an uploaded file. */
  readonly file?: Buffer;
  readonly contentType?: string;
}

/** The largest legal request to an endpoint, in several variants (`n`) that no cache can answer, and a note on what is large about it. */
export interface WorstCase {
  readonly what: string;
  /** Called with an account although anyone may call, because its data belongs to an account. */
  readonly byAccount?: true;
  readonly request: (n: number, prepared: Prepared) => WorstRequest;
  /** Reverts the request, so that the next one is as legal as the first. Receives the response. */
  readonly undo?: (answer: string) => { readonly method: string; readonly path: string };
}

/** The characters that are most expensive to fold and compare: composed, wide, ligatures, four bytes. */
export const unicode = (characters: number, n: number): string =>
  `${n} ${'ﬃǆẞ𝕏ợ̛Åﷺ'.repeat(characters)}`.slice(0, characters).toWellFormed().replaceAll('\uFFFD', 'x');
export const shortWords = (characters: number, n: number): string =>
  `${n} ${'a i e '.repeat(characters)}`.slice(0, characters);

export const everyField = 'industry,country,tld,tech,language,has,technology';
export const largeFields =
  'industry,country,tld,tech,language,has,company_name,city,region,postal_code,generator,tech_stack,json_ld_types,word_count,html_bytes,fetched_at,domain_rank,sub_industry,js_libraries,fonts';
export const manyFilters = (n: number): string =>
  `&exclude=${encodeURIComponent(`zebra${n},quartz,violet,oxide,walnut`)}&not_country=fr,it,es&not_technology=Wix,Shopify&not_language=fr,it&has=email,phone`;

/** The example call of the documentation, for endpoints where nothing can be made larger. */
export const asDocumented = (name: string): WorstCase => ({
  what: 'nothing in it can be large',
  request: (_n, { accountId }) => {
    const { path = '', body, file } = examples[name] ?? {};
    const id = name.includes('/admin/accounts') ? accountId : 999_999;
    return {
      path: path.replace('{ID}', String(id)),
      ...(body !== undefined && { body }),
      ...(file !== undefined && { file: Buffer.from(file) }),
    };
  },
});

export const get = (what: string, path: (n: number, prepared: Prepared) => string): WorstCase => ({
  what,
  request: (n, prepared) => ({ path: path(n, prepared) }),
});

export const send = (
  what: string,
  path: string,
  body: (n: number, prepared: Prepared) => unknown,
): WorstCase => ({
  what,
  request: (n, prepared) => ({ path, body: body(n, prepared) }),
});

export const search = (path: string, more = ''): WorstCase =>
  get(
    '200 characters of short words, every filter, last page',
    (n) => `${path}?q=${encodeURIComponent(shortWords(200, n))}&mode=single${manyFilters(n)}${more}`,
  );

export const searchBody = (path: string, more: object = {}): WorstCase =>
  send('a thousand domains, worst letters, every filter', path, (n, { domains }) => ({
    q: unicode(200, n),
    mode: 'single',
    domains: domains.slice(0, 1_000),
    not_country: ['fr', 'it', 'es'],
    has: ['email', 'phone'],
    ...more,
  }));

export const page = (path: string): WorstCase => get('a page', () => path);

/** 32 MB of rows with unknown domains. A file without any domain would be rejected. */
export function largestFile(n: number): Buffer {
  const rows = Array.from({ length: 100_000 }, (_, row) => `row-${n}-${row}.example.com,${'x'.repeat(280)}`);
  return Buffer.from(`domain,note\n${rows.join('\n')}`);
}

export const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;

export function keywords(n: number): string {
  return Array.from({ length: 200 }, (_, word) => `tools ${n} ${word}`)
    .join(',')
    .replaceAll(' ', '+');
}

/** Domains short enough that a body can hold as many as a request may name. Up to 16 calls return different ones. */
export function madeUp(n: number, count: number): string[] {
  return Array.from({ length: count }, (_, row) => `${(36 ** 3 + n * 100_000 + row).toString(36)}.co`);
}
