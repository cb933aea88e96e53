import { decodeHttpBody } from '../../../lib/warc/index.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { CompanyProfile, CompanyStore } from '../../companies/index.ts';
import type { FailureKind, Fetcher } from '../../crawling/index.ts';
import { drawDemoIcon, drawMonogram } from './draw-icon.ts';
import { IconCache } from './icon-cache.ts';
import { type IconImage, readIcon } from './read-icon.ts';

export interface CompanyIcon extends IconImage {
  /** How long a browser may cache it. */
  readonly maxAgeSeconds: number;
}

export interface CompanyIcons {
  /** The icon of a site, or a monogram until the icon is available. Never waits for the site. */
  find(domain: string, size: 32 | 64): Promise<CompanyIcon>;
  /** Resolves when nothing is being fetched. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface CompanyIconsDependencies {
  readonly clock: Clock;
  readonly logger: Logger;
  readonly companies: Pick<CompanyStore, 'find'>;
  readonly fetchImage: Fetcher['fetchImage'];
  readonly directory: string;
  /** With 0, no icons are fetched and every company has a monogram. */
  readonly cacheBytesMax: number;
}

const DAY_MS = 86_400_000;
const FRESH_MS = 30 * DAY_MS;
const FAILED_MS = 7 * DAY_MS;
const WAITING_MAX = 512;
const FETCHES_MAX = 4;
/** Requests for icons make this service fetch them, so the number of sites per minute is limited, whatever is requested. */
const SITES_PER_MINUTE = 240;
const FETCH_MS_MAX = 5_000;
const DECODED_BYTES_MAX = 64 << 10;
const KEPT_SECONDS = 7 * 86_400;
const WITHOUT_SECONDS = 86_400;
/** Short, so that a page opened a minute later shows what was fetched in the meantime. */
const PENDING_SECONDS = 60;
/** Failures that say nothing about the site. */
const undecided = new Set<FailureKind>(['busy', 'paced', 'interrupted', 'cancelled']);

export function createCompanyIcons(needs: CompanyIconsDependencies): CompanyIcons {
  const { clock, logger, companies, fetchImage } = needs;
  const cache = new IconCache({ directory: needs.directory, bytesMax: needs.cacheBytesMax });
  const stop = new AbortController();
  const waiting = new Set<string>();
  const running = new Map<string, Promise<void>>();
  let minute = { startedAt: clock.monotonic(), sites: 0 };

  return {
    async find(domain, size) {
      const demo = await findDemoIcon(domain);
      if (demo) return { ...demo, maxAgeSeconds: KEPT_SECONDS };
      const cached = needs.cacheBytesMax > 0 ? await cache.find(domain) : undefined;
      const isOld =
        cached === undefined ||
        clock.now() - cached.fetchedAt > (cached.bytes === undefined ? FAILED_MS : FRESH_MS);
      if (isOld && needs.cacheBytesMax > 0) request(domain);
      const image = cached?.bytes && readIcon(cached.bytes, size);
      if (image) return { ...image, maxAgeSeconds: KEPT_SECONDS };
      const isPending = waiting.has(domain) || running.has(domain);
      return { ...drawMonogram(domain), maxAgeSeconds: isPending ? PENDING_SECONDS : WITHOUT_SECONDS };
    },
    async settled() {
      while (running.size > 0) await Promise.all(running.values());
    },
    async close() {
      waiting.clear();
      stop.abort();
      await Promise.all(running.values());
    },
  };

  /** Looks up only names that the demo generates, so that no other request reads the index. */
  async function findDemoIcon(domain: string): Promise<IconImage | undefined> {
    if (!/-demo\.[a-z.]+$/.test(domain)) return undefined;
    return (await companies.find(domain))?.crawl_id === 'DEMO' ? drawDemoIcon(domain) : undefined;
  }

  function request(domain: string): void {
    if (stop.signal.aborted || running.has(domain) || waiting.size >= WAITING_MAX) return;
    waiting.add(domain);
    startNext();
  }

  function startNext(): void {
    for (const domain of waiting) {
      if (running.size >= FETCHES_MAX) return;
      waiting.delete(domain);
      const fetching = fetchIcon(domain)
        .catch((error: unknown) => logger.warn({ err: error, domain }, 'an icon was not stored'))
        .finally(() => {
          running.delete(domain);
          startNext();
        });
      running.set(domain, fetching);
    }
  }

  async function fetchIcon(domain: string): Promise<void> {
    const profile = await companies.find(domain);
    // Unknown domains and those beyond the rate limit are requested again by the next page that shows them.
    if (profile === undefined || !takeSite()) return;
    for (const url of candidates(profile)) {
      const outcome = await fetchImage(url, { signal: stop.signal, deadlineMs: FETCH_MS_MAX });
      if (outcome.kind === 'failed' && undecided.has(outcome.failure)) return;
      if (outcome.kind === 'failed' || outcome.response.status !== 200 || outcome.response.isCut) continue;
      const { status, headers, body } = outcome.response;
      const decoded = decodeHttpBody({ status, headers, body: Buffer.from(body.buffer) }, DECODED_BYTES_MAX);
      if (decoded.kind !== 'decoded' || readIcon(decoded.bytes, 64) === undefined) continue;
      return cache.store(domain, { fetchedAt: clock.now(), bytes: decoded.bytes });
    }
    await cache.store(domain, { fetchedAt: clock.now(), bytes: undefined });
  }

  function takeSite(): boolean {
    const now = clock.monotonic();
    if (now - minute.startedAt >= 60_000) minute = { startedAt: now, sites: 0 };
    return ++minute.sites <= SITES_PER_MINUTE;
  }
}

/** Best first: what the page declares, then the default location, then the logo. */
function candidates({ domain, favicon_url, homepage_url, logo_url }: CompanyProfile): string[] {
  const base = URL.parse(homepage_url ?? '') ?? URL.parse(`https://${domain}/`);
  const urls = [favicon_url, '/favicon.ico', logo_url]
    .filter((address) => address !== null)
    .map((address) => URL.parse(address, base?.href))
    .filter((url) => url !== null)
    .filter(
      ({ protocol, port, pathname }) =>
        /^https?:$/.test(protocol) && port === '' && !/\.svgz?$/i.test(pathname),
    );
  return [...new Set(urls.map(({ href }) => href))];
}
