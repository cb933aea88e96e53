import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import type { CompanyProfile, ProfileEvidence } from '../../src/modules/companies/index.ts';
import { type DemoSite, generateDemoSites, type SiteTruth } from '../../src/modules/demo/index.ts';
import { type ExtractedProfile, extractProfile } from '../../src/modules/extraction/index.ts';
import { digestOfSources } from './digest-of-sources.ts';

export interface DemoCompany {
  readonly truth: SiteTruth;
  readonly profile: CompanyProfile;
  readonly evidence: ProfileEvidence;
  readonly identifiers: ExtractedProfile['identifiers'];
}

/** For a machine ten times slower than a quiet one. */
const LOCK_MS_MAX = 600_000;
const cache = fileURLToPath(new URL('../../node_modules/.cache/demo-companies', import.meta.url));

/** The sources that determine how companies are generated and extracted. */
const sources = [
  'build',
  'data',
  'src/lib',
  'src/modules/companies',
  'src/modules/demo',
  'src/modules/extraction',
  'test/harness/demo-companies.ts',
];

/**
 * The companies extracted so far, by seed. A site is the same in every corpus with its seed, and extracting it costs more than
 * most tests.
 */
const read = new Map<number, readonly DemoCompany[]>();

/** Homepages of the demo corpus as extracted, together with the facts that were planted in them. */
export function demoCompanies(sites: number, seed: number): DemoCompany[] {
  let known = read.get(seed) ?? [];
  if (known.length < sites) known = readCached(seed);
  if (known.length < sites) known = extractOnce(sites, seed);
  read.set(seed, known);
  return known.slice(0, sites);
}

/** The processes of a first run need the same companies at the same time: one extracts them, and the others wait. */
function extractOnce(sites: number, seed: number): readonly DemoCompany[] {
  mkdirSync(cache, { recursive: true });
  // A lock that ends with its process, however that ends.
  const lock = new DatabaseSync(join(cache, 'lock.db'), { timeout: LOCK_MS_MAX });
  try {
    lock.exec('begin immediate');
    let known = readCached(seed);
    if (known.length < sites) {
      known = [...known, ...readSites(known.length, sites, seed)];
      writeCached(seed, known);
    }
    return known;
  } finally {
    lock.close();
  }
}

/** Only those of a corpus that were planted with certain facts; the others are not extracted. */
export function demoCompaniesWith(
  isWanted: (truth: SiteTruth) => boolean,
  sites: number,
  seed: number,
): DemoCompany[] {
  return [...generateDemoSites({ sites, seed })].filter(({ truth }) => isWanted(truth)).map(readSite);
}

function readSites(from: number, sites: number, seed: number): DemoCompany[] {
  return [...generateDemoSites({ sites, seed })].slice(from).map(readSite);
}

const readSite = ({ url, headers, html, truth }: DemoSite): DemoCompany => ({
  truth,
  ...extractProfile({
    url,
    status: 200,
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(html),
    fetchedAt: '2026-10-20T12:00:00.000Z',
    source: 'crawl_wet',
    crawlId: 'DEMO-2026-01',
  }),
});

/** Companies that an earlier process has extracted with the same sources. */
function readCached(seed: number): readonly DemoCompany[] {
  try {
    return deserialize(readFileSync(cachedFile(seed)));
  } catch {
    return [];
  }
}

/** Written to a temporary file and then renamed, so that two processes do not collide. */
function writeCached(seed: number, companies: readonly DemoCompany[]): void {
  const file = cachedFile(seed);
  const temporary = mkdtempSync(join(cache, 'making-'));
  writeFileSync(join(temporary, 'companies'), serialize(companies));
  for (const old of readdirSync(cache))
    if (old.startsWith(`${seed}-`)) rmSync(join(cache, old), { force: true });
  renameSync(join(temporary, 'companies'), file);
  rmSync(temporary, { recursive: true });
}

let digest: string | undefined;
function cachedFile(seed: number): string {
  digest ??= digestOfSources(sources);
  return join(cache, `${seed}-${digest}`);
}
