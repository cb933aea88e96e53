import type { CompanySearch } from '../search/index.ts';
import type { Keyword } from './keywords.ts';

/** A domain that matched, and the first keyword that matched it. */
export interface KeywordMatch {
  readonly domain: string;
  readonly keyword: string;
  readonly score: number;
}

/**
 * The domains that match any of the keywords, each once, attributed to the first keyword that matches it, best score first.
 * Exactness needs every match of every keyword, so they are kept in flat arrays: about 40 bytes a domain, no objects.
 */
export async function matchKeywords(
  search: CompanySearch,
  keywords: readonly Keyword[],
  rowsMax: number,
  signal: AbortSignal,
): Promise<MatchTable> {
  const table = new MatchTable(keywords.map(({ keyword }) => keyword));
  for (const [at, { query }] of keywords.entries()) {
    if (!query) continue;
    for await (const batch of search.matches({ q: query, mode: 'phrase' }, signal)) {
      for (const { domain, score } of batch) table.add(domain, score, at);
    }
  }
  table.keepBest(rowsMax);
  return table;
}

export class MatchTable {
  private readonly keywords: readonly string[];
  private readonly seen = new Set<string>();
  private scores = new Float64Array(1024);
  private keywordOf = new Uint16Array(1024);
  private domains: string[] = [];
  private order: Uint32Array = new Uint32Array(0);

  constructor(keywords: readonly string[]) {
    this.keywords = keywords;
  }

  /** All domains, before any was left out by `keepBest`. */
  get total(): number {
    return this.domains.length;
  }

  add(domain: string, score: number, keyword: number): void {
    if (this.seen.has(domain)) return;
    this.seen.add(domain);
    const at = this.domains.length;
    if (at === this.scores.length) this.grow();
    this.scores[at] = score;
    this.keywordOf[at] = keyword;
    this.domains.push(domain);
  }

  keepBest(rowsMax: number): void {
    const { scores, domains } = this;
    const order = Uint32Array.from(domains.keys());
    order.sort(
      (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || ((domains[a] ?? '') < (domains[b] ?? '') ? -1 : 1),
    );
    this.order = order.subarray(0, rowsMax);
    this.seen.clear();
  }

  *batches(size: number): Generator<KeywordMatch[]> {
    for (let from = 0; from < this.order.length; from += size) {
      yield Array.from(this.order.subarray(from, from + size), (at) => ({
        domain: this.domains[at] ?? '',
        keyword: this.keywords[this.keywordOf[at] ?? 0] ?? '',
        score: this.scores[at] ?? 0,
      }));
    }
  }

  private grow(): void {
    const scores = new Float64Array(this.scores.length * 2);
    const keywordOf = new Uint16Array(this.scores.length * 2);
    scores.set(this.scores);
    keywordOf.set(this.keywordOf);
    this.scores = scores;
    this.keywordOf = keywordOf;
  }
}
