import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Random } from '../../bench/search/corpus/random.ts';
import type { TextIndex } from '../../src/lib/text-index/api.ts';
import type { ColumnName, CompanyProfile, FoundIdentifier } from '../../src/modules/companies/index.ts';
import { featureColumns, trackedColumns } from '../../src/modules/company-index/index.ts';
import { extractProfile } from '../../src/modules/extraction/index.ts';
import { createCompanyHistories, createTechnologies } from '../../src/modules/history/index.ts';
import { type CapturedPage, type PageSource, runIngest } from '../../src/modules/ingest/index.ts';
import { createRelations } from '../../src/modules/relations/index.ts';
import { createCompanySearch, createQueryCache, readQueryText } from '../../src/modules/search/index.ts';
import { withIndex } from './with-index.ts';

interface World {
  readonly seed: number;
  readonly sites: number;
  readonly crawls: number;
  readonly versionsMax: number;
  readonly queries: number;
}

/**
 * Random crawls of random sites with random changes, through ingests that are killed at random pages, reopened and compacted.
 * Then the services and a scan over all pages answer the same queries about relations, histories and trends.
 */
export async function compareRelations(world: World): Promise<number> {
  const random = new Random(world.seed);
  const folder = await mkdtemp(join(tmpdir(), 'relations-'));
  const sites = Array.from({ length: world.sites }, (_, number) => new Site(number, random));
  try {
    for (let crawl = 0; crawl < world.crawls; crawl++) {
      const pages = sites.flatMap((site) => site.pagesOf(crawl, random)).sort(byFetch);
      await ingestWithKills(folder, pages, `crawl ${crawl}`, world.versionsMax, random);
      // As after a kill between a commit and its checkpoint, pages that are already known are written again.
      if (random.below(2) === 0)
        await ingestWithKills(folder, pages, `crawl ${crawl} again`, world.versionsMax, random);
      for (const page of pages) sites[numberOf(page)]?.keep(page, world.versionsMax);
    }
    return await withIndex(folder, (index) => compareQueries(index, sites, world, random), {
      compaction: true,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const byFetch = (one: CapturedPage, other: CapturedPage): number =>
  one.fetchedAt < other.fetchedAt ? -1 : 1;
const numberOf = ({ domain }: CapturedPage): number => Number(/\d+/.exec(domain)?.[0]);

class Killed extends Error {}

async function ingestWithKills(
  folder: string,
  pages: readonly CapturedPage[],
  identity: string,
  historyVersions: number,
  random: Random,
): Promise<void> {
  for (let kills = 1; ; kills--) {
    const killedAt = kills > 0 ? random.below(pages.length) : Number.POSITIVE_INFINITY;
    const source: PageSource = {
      identity,
      total: pages.length,
      async *read(after) {
        const from = after === undefined ? 0 : Number(after) + 1;
        for (const [at, page] of pages.entries()) {
          if (at < from) continue;
          if (at === killedAt) throw new Killed();
          yield { kind: 'page', page, position: String(at), done: at };
        }
      },
    };
    const isDone = await withIndex(
      folder,
      async (index, database) => {
        try {
          await runIngest({
            index,
            database,
            source,
            steps: [],
            workers: 0,
            historyVersions,
            commitEvery: { pages: 1 + random.below(20), ms: 1e9 },
          });
          if (random.below(2) === 0) await index.compact();
          return true;
        } catch (error) {
          if (error instanceof Killed) return false;
          throw error;
        }
      },
      { compaction: true },
    );
    if (isDone) return;
  }
}

const trades = [
  'Bakery: fresh bread, rolls, cakes and pastries from our bakery every morning',
  'Law firm: our attorneys and lawyers advise you on employment law and litigation',
  'Dentist: dental practice for implants, braces and dental hygiene, our dentists care for your teeth',
  'Hotel: rooms and suites, hotel breakfast, book your stay at our hotel',
  'Plumber: plumbing, heating installation and boiler repair by a plumber near you',
  'Gym: fitness studio with personal training, workouts and fitness classes',
  'Florist and flower shop: bouquets and wedding flowers',
];
const markers = [
  '<script src="https://client.crisp.chat/l.js"></script>',
  '<script src="https://js.stripe.com/v3/"></script>',
  '<meta name="generator" content="WordPress 6.8">',
  '<script src="https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=Kx7P2q"></script>',
  '<script src="https://cdn.jsdelivr.net/npm/jquery@3.7.1/dist/jquery.min.js"></script>',
  '<script src="https://plausible.io/js/script.js"></script>',
];
const features = ['<a href="/blog">Blog</a>', '<a href="/pricing">Pricing</a>', '<a href="/cart">Cart</a>'];

interface Content {
  trade: number;
  word: number;
  markers: boolean[];
  features: boolean[];
  analytics: number;
  container: number | undefined;
  email: number | undefined;
}

interface SiteEvents {
  readonly at: string;
  readonly crawl: string;
  readonly started: readonly string[];
  readonly stopped: readonly string[];
  readonly changed: readonly ColumnName[];
}

/** A site and what is known about it, page by page: all expected answers follow from these lists. */
class Site {
  readonly domain: string;
  readonly content: Content;
  kept: CompanyProfile[] = [];
  identifiers: readonly FoundIdentifier[] = [];
  firstSeen = new Map<string, string>();
  /** Valid until the next page. */
  #events: readonly SiteEvents[] | undefined;

  constructor(number: number, random: Random) {
    this.domain = `site-${number}.com`;
    this.content = {
      trade: random.below(trades.length),
      word: random.below(50),
      markers: markers.map(() => random.below(3) === 0),
      features: features.map(() => random.below(2) === 0),
      // Some sites have an account of their own, many share one of a few, and the first of those is everywhere.
      analytics: random.below(3) === 0 ? 100 + number : random.below(3) === 0 ? 0 : random.below(12),
      container: random.below(2) === 0 ? random.below(6) : undefined,
      email: random.below(3) === 0 ? random.below(20) : undefined,
    };
  }

  /** None, one or two pages of a crawl, sometimes followed by a look-up. */
  pagesOf(crawl: number, random: Random): CapturedPage[] {
    const fetches = [
      `CRAWL-${crawl}`,
      ...(random.below(3) === 0 ? [`CRAWL-${crawl}`] : []),
      ...(random.below(3) === 0 ? [''] : []),
    ];
    if (random.below(6) === 0) fetches.shift();
    fetches.sort(() => random.below(2) - 0.5);
    let minute = random.below(1_000);
    return fetches.map((crawlId) => {
      this.#change(random);
      minute += 1 + random.below(2_000);
      const fetchedAt = new Date(
        Date.UTC(2024 + (crawl >> 2), (crawl % 4) * 3 + random.below(1), 1, 0, minute),
      ).toISOString();
      return {
        domain: this.domain,
        url: `https://${this.domain}/`,
        fetchedAt,
        crawlId,
        source: crawlId === '' ? 'live_http' : 'file',
        format: 'html',
        content: Buffer.from(this.#html()),
      };
    });
  }

  #change(random: Random): void {
    const { content } = this;
    for (const list of [content.markers, content.features])
      for (const at of list.keys()) if (random.below(6) === 0) list[at] = !list[at];
    if (random.below(3) === 0) content.word = random.below(50);
    if (random.below(10) === 0) content.trade = random.below(trades.length);
    if (random.below(6) === 0) content.container = random.below(6);
    if (random.below(8) === 0) content.email = random.below(20);
  }

  #html(): string {
    const { content } = this;
    const account = `G-7QK2M9${(content.analytics * 7919 + 46_656).toString(36).toUpperCase()}`;
    const container =
      content.container === undefined
        ? ''
        : `(window,document,'script','dataLayer','GTM-K7P2X${content.container}');`;
    const email =
      content.email === undefined
        ? ''
        : `<a href="mailto:office${content.email}@group-${content.email}.com">Mail</a>`;
    return `<!doctype html><html lang="en"><head><title>${this.domain} number ${content.word}</title>
      ${markers.filter((_, at) => content.markers[at]).join('\n')}
      <script>gtag('config', '${account}');${container}</script></head><body><h1>${trades[content.trade]}</h1>
      <p>${trades[content.trade]}. We look forward to your visit.</p>
      <nav>${features.filter((_, at) => content.features[at]).join(' ')}</nav><footer>${email}</footer></body></html>`;
  }

  keep(page: CapturedPage, versionsMax: number): void {
    const { profile: extracted, identifiers } = extractProfile({
      url: page.url,
      status: 200,
      headers: {},
      body: page.content,
      fetchedAt: page.fetchedAt,
      source: page.source,
      crawlId: page.crawlId,
    });
    const profile = { ...extracted, domain: page.domain };
    const last = this.kept.at(-1);
    this.#events = undefined;
    this.identifiers = identifiers;
    const isSameCrawl = last !== undefined && last.crawl_id === profile.crawl_id && profile.crawl_id !== '';
    const isQuiet =
      last !== undefined &&
      last.crawl_id === '' &&
      profile.crawl_id === '' &&
      differing(last, profile).length === 0 &&
      isEqual(last.technologies.toSorted(), profile.technologies.toSorted());
    if (isSameCrawl || isQuiet) {
      this.kept.pop();
      for (const [name, at] of this.firstSeen) if (at === last?.fetched_at) this.firstSeen.delete(name);
    }
    this.kept = [...this.kept, profile].slice(-versionsMax);
    const names = new Set(this.kept.flatMap(({ technologies }) => technologies));
    for (const name of this.firstSeen.keys()) if (!names.has(name)) this.firstSeen.delete(name);
    for (const name of profile.technologies)
      if (!this.firstSeen.has(name)) this.firstSeen.set(name, profile.fetched_at);
  }

  get now(): CompanyProfile | undefined {
    return this.kept.at(-1);
  }

  in(crawl: string): CompanyProfile | undefined {
    return this.kept.findLast(({ crawl_id }) => crawl_id === crawl);
  }

  /** What changed with each version except the first. */
  get events(): readonly SiteEvents[] {
    this.#events ??= this.kept.slice(1).map((after, place) => {
      const before = this.kept[place] as CompanyProfile;
      return {
        at: after.fetched_at,
        crawl: after.crawl_id,
        started: after.technologies.filter((name) => !before.technologies.includes(name)),
        stopped: before.technologies.filter((name) => !after.technologies.includes(name)),
        changed: differing(before, after),
      };
    });
    return this.#events;
  }

  has(kind: 'started' | 'stopped' | 'changed', name: string, since: string | undefined): boolean {
    return this.events.some(
      (event) =>
        (event[kind] as readonly string[]).includes(name) && (since === undefined || event.at >= since),
    );
  }
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const differing = (one: CompanyProfile, other: CompanyProfile): ColumnName[] =>
  trackedColumns.filter((column) => !isEqual(one[column], other[column]));

type Query = (random: Random) => Promise<void>;

async function compareQueries(
  index: TextIndex,
  sites: readonly Site[],
  world: World,
  random: Random,
): Promise<number> {
  const options = { signal: new AbortController().signal };
  const relations = createRelations(index);
  const histories = createCompanyHistories(index);
  const technologies = createTechnologies(index);
  const search = createCompanySearch(index, createQueryCache({ bytesMax: 0, now: () => 0 }));
  const known = sites.filter(({ now }) => now !== undefined);
  const names = [...new Set(sites.flatMap(({ kept }) => kept.flatMap((one) => one.technologies)))].sort();
  const crawls = [...new Set(sites.flatMap(({ kept }) => kept.map((one) => one.crawl_id)))]
    .filter((id) => id !== '')
    .sort();
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)] as T;
  const totalOf = (q: string): Promise<number> => {
    const text = readQueryText(q);
    if (!text) throw new Error(q);
    return search.count({ q: text, mode: 'query' }, options.signal);
  };
  const keyOf = ({ kind, value }: { kind: string; value: string }): string => `${kind}:${value}`;
  const having = (identifier: string): Site[] =>
    known.filter((site) => site.identifiers.some((one) => keyOf(one) === identifier));
  const isCommon = (identifier: string): boolean => {
    const those = having(identifier);
    return those.length >= 20 && new Set(those.map(({ now }) => now?.industry).filter(Boolean)).size >= 5;
  };

  const queries: Query[] = [
    async () => {
      const site = pick(sites);
      const shown = await histories.find(site.domain);
      if (site.now === undefined) return expect(shown).toBeUndefined();
      expect(shown?.versions).toEqual(
        site.kept.map(({ crawl_id, fetched_at, source }) => ({ crawl_id, fetched_at, source })).reverse(),
      );
      const events = site.events.flatMap(({ at, changed }) => changed.map((column) => `${at} ${column}`));
      expect(shown?.changes.map(({ at, column }) => `${at} ${column}`).sort()).toEqual(events.sort());
      for (const { at, column, before, after } of shown?.changes ?? []) {
        const place = site.kept.findIndex(({ fetched_at }) => fetched_at === at);
        if (column === 'body_text' || JSON.stringify([before, after]).includes('…')) continue;
        expect([before, after]).toEqual([site.kept[place - 1]?.[column], site.kept[place]?.[column]]);
      }
      expect(
        shown?.technologies.map(({ name, first_seen, current }) => [name, first_seen, current]).sort(),
      ).toEqual(
        [...site.firstSeen].map(([name, at]) => [name, at, site.now?.technologies.includes(name)]).sort(),
      );
    },
    async () => {
      const identifier = pick(pick(known).identifiers);
      const those = having(keyOf(identifier)).map(({ domain }) => domain);
      const found = await relations.domainsOf(identifier, { limit: 500, offset: 0 }, options);
      expect(found.total).toBe(those.length);
      expect(found.domains.map(({ domain }) => domain).sort()).toEqual(those.sort());
      expect(found.common).toBe(isCommon(keyOf(identifier)));
      expect(await totalOf(`identifier:"${keyOf(identifier)}"`)).toBe(those.length);
    },
    async () => {
      const site = pick(known);
      const found = await relations.related(site.domain, { by: undefined, limit: 500 }, options);
      const keys = site.identifiers.map(keyOf);
      const telling = keys.filter((key) => !isCommon(key) && having(key).length > 1);
      const by = telling.length > 0 ? telling : keys;
      const expected = known.filter(
        (other) => other !== site && other.identifiers.some((one) => by.includes(keyOf(one))),
      );
      expect(found?.related.map(({ domain }) => domain).sort()).toEqual(
        expected.map(({ domain }) => domain).sort(),
      );
      for (const { domain, via } of found?.related ?? []) {
        const other = known.find((one) => one.domain === domain);
        const shared = keys.filter((key) => other?.identifiers.some((one) => keyOf(one) === key));
        expect(via.map(keyOf).sort()).toEqual(shared.sort());
      }
      expect(found?.identifiers.map((one) => [keyOf(one), one.domains, one.common])).toEqual(
        keys.map((key) => [key, having(key).length, isCommon(key)]),
      );
    },
    async () => {
      const rows = await technologies.list({ sort: 'companies', limit: 5_000 }, options);
      const newest = crawls.at(-1);
      const counted = names.map((name) => {
        const events = known.map((site) => site.events.findLast(({ crawl }) => crawl === newest));
        return {
          name,
          companies: known.filter(({ now }) => now?.technologies.includes(name)).length,
          gained: events.filter((event) => event?.started.includes(name)).length,
          lost: events.filter((event) => event?.stopped.includes(name)).length,
        };
      });
      expect(
        rows.map(({ name, companies, gained, lost }) => ({ name, companies, gained, lost })).sort(byName),
      ).toEqual(counted.filter(({ companies, lost }) => companies + lost > 0).sort(byName));
    },
    async () => {
      const name = pick(names);
      const found = await technologies.find(name, options);
      expect(found?.over_time.map(({ crawl_id, companies }) => [crawl_id, companies])).toEqual(
        crawls.map((crawl) => [
          crawl,
          known.filter((site) => site.in(crawl)?.technologies.includes(name)).length,
        ]),
      );
      expect(found?.companies).toBe(known.filter(({ now }) => now?.technologies.includes(name)).length);
    },
    async () => {
      const [name, other, feature] = [pick(names), pick(names), pick(featureColumns)];
      const industry = pick(known).now?.industry;
      const answer = await search.trend(
        {
          mode: 'phrase',
          technology: [name],
          not_technology: [other],
          ...(industry && { industry: [industry] }),
          has: [feature.replace('has_', '')],
        },
        options.signal,
      );
      expect(answer.map(({ crawl_id, total_count }) => [crawl_id, total_count])).toEqual(
        crawls.map((crawl) => [
          crawl,
          known.filter((site) => {
            const then = site.in(crawl);
            return (
              then?.technologies.includes(name) &&
              !then.technologies.includes(other) &&
              (!industry || then.industry === industry) &&
              then[feature]
            );
          }).length,
        ]),
      );
    },
    async () => {
      const kind = pick(['started', 'stopped', 'changed'] as const);
      const name =
        kind === 'changed'
          ? pick(['title', 'industry', 'has_blog', 'body_text', 'emails'] as const)
          : pick(names);
      const day = pick(known).now?.fetched_at.slice(0, pick([4, 7, 10]));
      const since = random.below(3) === 0 ? undefined : day;
      const no = random.below(3) === 0 ? '-' : '';
      const limit = since === undefined ? '' : ` since:${since}`;
      const total = await totalOf(`${no}${kind}:"${name}"${limit}`);
      const those = known.filter((site) => site.has(kind, name, since) === (no === ''));
      expect([`${no}${kind}:"${name}"${limit}`, total]).toEqual([
        `${no}${kind}:"${name}"${limit}`,
        those.length,
      ]);
    },
  ];
  for (let at = 0; at < world.queries; at++) await queries[at % queries.length]?.(random);
  return world.queries;
}

const byName = (one: { name: string }, other: { name: string }): number => (one.name < other.name ? -1 : 1);
