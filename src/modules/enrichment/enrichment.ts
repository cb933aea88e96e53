import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { inSpan } from '../../platform/tracing/index.ts';
import { type CompanyProfile, type CompanyStore, isFilled } from '../companies/index.ts';
import { decodeProfile } from '../company-index/index.ts';
import { type CrawlFailure, isCrawlFailure, isNegativeCached } from '../crawl-queue/index.ts';
import { type Allowed, type Attempt, type CascadeOutcome, type CascadeTiers, runCascade } from './cascade.ts';
import type { Urgency } from './reading/page-reader.ts';
import { SharedFetches } from './shared-fetches.ts';
import { factsOf, isVerdict, type SiteFailure } from './site-failure.ts';
import type { ProfileStore } from './storing/profile-store.ts';
import type { TryJournal } from './try-journal.ts';

export interface EnrichOptions {
  /** How long the site and Common Crawl race before a browser joins. */
  readonly waitMs: number;
  /** Fetch even if there is a profile. */
  readonly force: boolean;
  readonly allowed: Allowed;
  readonly urgency: Urgency;
  /** Accept a profile of any age. */
  readonly anyAge: boolean;
  readonly signal: AbortSignal;
}

export interface Enriched {
  readonly domain: string;
  readonly source: 'cached' | 'live_http' | 'crawl_wet' | 'browser' | 'proxy' | 'none';
  readonly elapsedMs: number;
  readonly fetchMs: number;
  readonly cacheAgeDays: number;
  readonly enrichedColumns: number;
  readonly attempts: readonly Attempt[];
  readonly profile: CompanyProfile;
}

export type EnrichOutcome =
  | { readonly kind: 'enriched'; readonly enriched: Enriched }
  | { readonly kind: 'not_found'; readonly failure: SiteFailure; readonly sentence: string };

/** Returns profiles of domains, fetching those that are missing or stale. */
export interface Enrichment {
  /** Throws `saturated` if too many domains are being fetched, and the signal's reason if the caller has left. */
  enrich(domain: string, options: EnrichOptions): Promise<EnrichOutcome>;
  close(): Promise<void>;
}

export interface EnrichmentDependencies {
  readonly clock: Clock;
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly tiers: CascadeTiers;
  readonly store: Pick<ProfileStore, 'keep'>;
  readonly journal: Pick<TryJournal, 'note' | 'find'>;
}

const DAY_MS = 86_400_000;
const FRESH_DAYS = 365;
/** A younger profile is returned without a visit to its site. */
export const FRESH_MS = FRESH_DAYS * DAY_MS;

export function createEnrichment({
  clock,
  companies,
  tiers,
  store,
  journal,
}: EnrichmentDependencies): Enrichment {
  const sharedFetches = new SharedFetches();
  return { enrich, close: () => sharedFetches.close() };

  async function enrich(domain: string, options: EnrichOptions): Promise<EnrichOutcome> {
    const started = performance.now();
    const cached = await companies.find(domain);
    const ageDays = cached && ageInDays(cached);
    const isGoodEnough = ageDays !== undefined && (options.anyAge || ageDays < FRESH_DAYS);
    if (cached && isGoodEnough && !options.force) return toEnriched(cached, 'cached', started, []);
    const knownFailure = options.force ? undefined : await negativeCachedFailure(domain);
    const outcome = knownFailure
      ? { kind: 'failed' as const, failure: knownFailure.failure, message: knownFailure.detail, attempts: [] }
      : await fly(domain, options);
    if (outcome.kind === 'found') {
      const profile = decodeProfile(outcome.found.document.stored);
      return toEnriched(profile, outcome.found.tier, started, outcome.attempts, outcome.found.fetchMs);
    }
    // An old profile is better than none; it is marked as old.
    if (cached) return toEnriched(cached, isGoodEnough ? 'cached' : 'none', started, outcome.attempts);
    // Nothing is known about the site in this case, and another call may well succeed.
    if (!isVerdict(outcome.failure))
      throw new AppError('saturated', factsOf(outcome.failure).sentence, {
        headers: { 'retry-after': '3' },
        details: { failure: outcome.failure },
      });
    return { kind: 'not_found', failure: outcome.failure, sentence: sentenceOf(domain, outcome.failure) };
  }

  function fly(domain: string, { allowed, urgency, waitMs, signal }: EnrichOptions) {
    return sharedFetches.join({ domain, allowed, urgency, signal }, async (own, sharedFetchSignal) => {
      const freshSinceMs = clock.now() - FRESH_MS;
      const request = { domain, waitMs, urgency, allowed: own, freshSinceMs, signal: sharedFetchSignal };
      const outcome = await runCascade(tiers, request);
      await settle(domain, outcome, own, urgency);
      return outcome;
    });
  }

  /** Stores the profile before the response is sent, so that the next call is a cache hit. */
  async function settle(
    domain: string,
    outcome: CascadeOutcome,
    allowed: Allowed,
    urgency: Urgency,
  ): Promise<void> {
    if (outcome.kind === 'found') {
      const { tier, page, textDigest } = outcome.found;
      const span = { name: 'store profile', kind: 'internal' as const, attributes: {} };
      if (await inSpan(span, () => store.keep(outcome.found, urgency)))
        journal.note(domain, { kind: 'fetched', tier, fetchedAtMs: Date.parse(page.fetchedAt), textDigest });
      return;
    }
    const { failure, message } = outcome;
    // An excluded domain must not appear in the queue either, because lists of domains show it.
    if (!isVerdict(failure) || failure === 'excluded') return;
    // If a browser or a proxy might have succeeded but was not allowed, the failure is not final.
    const isFinal = factsOf(failure).nextTier === 'none' || (allowed.browser && allowed.proxy);
    if (isFinal) journal.note(domain, { kind: 'failed', failure, detail: message });
  }

  async function negativeCachedFailure(
    domain: string,
  ): Promise<{ failure: CrawlFailure; detail: string } | undefined> {
    const entry = await journal.find(domain);
    if (!entry || !isCrawlFailure(entry.outcome)) return undefined;
    const isRecent = isNegativeCached(entry.outcome, clock.now() - (entry.outcome_at ?? 0));
    return isRecent ? { failure: entry.outcome, detail: entry.detail ?? '' } : undefined;
  }

  function ageInDays({ fetched_at }: CompanyProfile): number {
    return Math.max(0, Math.floor((clock.now() - Date.parse(fetched_at)) / DAY_MS));
  }

  function toEnriched(
    profile: CompanyProfile,
    source: Enriched['source'],
    started: number,
    attempts: readonly Attempt[],
    fetchMs = 0,
  ): EnrichOutcome {
    const isFetched = source !== 'cached' && source !== 'none';
    const enriched: Enriched = {
      domain: profile.domain,
      source,
      elapsedMs: Math.round(performance.now() - started),
      fetchMs: Math.round(fetchMs),
      cacheAgeDays: isFetched && source !== 'crawl_wet' ? 0 : ageInDays(profile),
      enrichedColumns: Object.values(profile).filter((value) => isFilled(value)).length,
      attempts,
      profile,
    };
    return { kind: 'enriched', enriched };
  }
}

const sentenceOf = (domain: string, failure: SiteFailure): string =>
  `${domain} is not indexed and could not be fetched. ${factsOf(failure).sentence}`;
