import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningOpenSearch } from '../../cluster/opensearch/start-opensearch.ts';
import { startRealOpenSearch, whyNoOpenSearch } from '../harness/real-opensearch.ts';
import { runRealCommand, spawnCommand } from '../harness/real-service.ts';
import { type RunningHomedex, startService } from '../harness/start-homedex.ts';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.ts';

const whyNot = whyNoOpenSearch();
if (whyNot !== undefined)
  process.stderr.write(`homedex: the scenario on OpenSearch is left out, because ${whyNot}\n`);

const paths = [
  '/search?q=contact&limit=50',
  '/search?q=kontakt&mode=any&country=de,at&limit=20',
  '/search?q=opening%20hours&limit=10&offset=3',
  '/search?q=contact&exclude=jobs&not_country=gb&limit=20',
  '/search/count?q=contact',
  '/search/facets?q=contact&fields=country,industry,tech',
  '/companies?has=ecommerce&limit=30',
  '/autocomplete?q=m&mode=domain',
];

describe.skipIf(whyNot !== undefined)('two services on one cluster', () => {
  let folder: string;
  let place: TestDatabase;
  let engine: RunningOpenSearch;
  let settings: Record<string, string>;
  let services: RunningHomedex[];
  /** A service on one machine, with an index of its own made from the same pages. */
  let alone: RunningHomedex;

  const homedex = (dataDir: string, cluster: boolean, ...args: string[]) =>
    runRealCommand(args, { ...(cluster ? settings : {}), DATA_DIR: join(folder, dataDir) }, folder);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'homedex-cluster-'));
    [place, engine] = await Promise.all([createTestDatabase(), startRealOpenSearch()]);
    settings = {
      DATABASE_URL: place.url ?? '',
      SEARCH_URL: engine.url,
      SEARCH_SHARDS: '2',
      SEARCH_REPLICAS: '0',
      ADMIN_TOKEN: 'a-token-of-the-operator-0123456789',
      SMTP_URL: 'smtp://127.0.0.1:9',
      CRAWL_CONCURRENCY: '0',
    };
    for (const seed of ['1', '2'])
      await homedex('', false, 'demo', '--sites', '80', '--seed', seed, join(folder, `pages-${seed}`));
    for (const [dataDir, isCluster] of [
      ['first', true],
      ['alone', false],
    ] as const)
      expect(
        await homedex(dataDir, isCluster, 'ingest', '--workers', '1', join(folder, 'pages-1')),
      ).toMatchObject({ code: 0, out: expect.stringContaining('finished') });
    const shared = { DEMO_SITES: '0', ANONYMOUS_RPM: '100000', SHUTDOWN_SECONDS: '2' };
    services = [];
    for (const name of ['first', 'second'])
      services.push(await startService(join(folder, name), { ...settings, ...shared }));
    alone = await startService(join(folder, 'alone'), {
      ...shared,
      COPY_TO: join(folder, 'published'),
      COPY_SECONDS: '1',
    });
  });
  afterAll(async () => {
    await Promise.all([...(services ?? []), alone].map((service) => service?.stop()));
    await engine?.stop();
    await place?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = async (service: RunningHomedex | undefined, path: string) => {
    const answer = await fetch(`${service?.address}${path}`);
    expect(answer.status, path).toBe(200);
    // Everything but the time and whether it was cached.
    const { search_time_ms: _, cached: __, ...rest } = (await answer.json()) as Record<string, unknown>;
    return rest;
  };
  const total = async (service: RunningHomedex | undefined): Promise<number> =>
    Number((await ask(service, '/search/count?q=contact')).total_results);

  it.each(paths)('%s is answered by both as by a service with its own index', async (path) => {
    const expected = await ask(alone, path);
    // A page of results has suggestions only where it found little.
    const found = expected.total_count ?? expected.total_results ?? expected.suggestions;
    expect(found).not.toEqual(Array.isArray(found) ? [] : 0);
    for (const service of services) expect(await ask(service, path)).toEqual(expected);
  });

  it('companies like another are found by vectors that all services share', async () => {
    const status = async (service: RunningHomedex | undefined) =>
      (await (await fetch(`${service?.address}/competitors/status`)).json()) as Record<string, unknown>;
    for (const service of services)
      await expect
        .poll(async () => (await status(service)).embedding_index_loaded, { interval: 500 })
        .toBe(true);
    const { results } = (await ask(alone, '/search?q=contact&limit=1')) as unknown as {
      results: { domain: string }[];
    };
    const path = `/competitors?domains=${results[0]?.domain}&limit=5`;
    const [one, other] = [await ask(services[0], path), await ask(services[1], path)];
    expect(one).toMatchObject({ method: 'faiss_embedding' });
    expect(other).toEqual(one);
    expect((one.competitors as unknown[]).length).toBeGreaterThan(0);
  });

  it('a third service answers from a copy of the index that is not in the cluster', async () => {
    await expect.poll(() => existsSync(join(folder, 'published', 'copy.json'))).toBe(true);
    const reader = await startService(join(folder, 'reader'), {
      COPY_FROM: join(folder, 'published'),
      ADMIN_TOKEN: settings.ADMIN_TOKEN ?? '',
      CRAWL_CONCURRENCY: '0',
      ANONYMOUS_RPM: '100000',
      SHUTDOWN_SECONDS: '2',
    });
    try {
      for (const path of paths) expect(await ask(reader, path)).toEqual(await ask(alone, path));
      const metrics = await fetch(`${reader.address}/metrics`, {
        headers: { authorization: `Bearer ${settings.ADMIN_TOKEN}` },
      });
      expect(await metrics.text()).toMatch(/^homedex_index_copy_age_seconds \d/m);
    } finally {
      await reader.stop();
    }
  });

  it('a cached page is not served any more once an ingest elsewhere has changed the index', async () => {
    const before = await total(services[1]);
    await ask(services[1], '/search?q=contact');
    await homedex('third', true, 'ingest', '--workers', '1', join(folder, 'pages-2'));
    await expect.poll(() => total(services[1])).toBeGreaterThan(before);
    expect(await total(services[0])).toBe(await total(services[1]));
    const page = await ask(services[1], '/search?q=contact');
    expect(page.total_count).toBe(await total(services[0]));
  });

  it('a rebuilt index replaces the old one while the services answer', async () => {
    const before = await ask(services[0], '/search?q=contact&limit=50');
    const names = async (): Promise<string[]> => {
      const listed = await fetch(`${engine.url}/homedex-*/_settings/index.uuid`);
      return Object.keys((await listed.json()) as object).filter((name) => !name.includes('vectors'));
    };
    const [old] = await names();
    // Somebody else's, who shares the cluster and the name.
    const foreign = `homedex-${randomUUID()}`;
    await fetch(`${engine.url}/${foreign}`, { method: 'PUT' });
    const child = spawnCommand(['index', 'rebuild', '--workers', '1'], {
      ...settings,
      DATA_DIR: join(folder, 'first'),
    });
    await child.printed('the services now use the new index');
    child.process.kill('SIGINT');
    expect(await child.code).toBe(0);
    expect((await names()).length).toBe(3);
    for (const service of services)
      await expect.poll(() => ask(service, '/search?q=contact&limit=50')).toEqual(before);
    // What the cut left, the next rebuild takes away.
    const again = spawnCommand(['index', 'rebuild', '--workers', '1'], {
      ...settings,
      DATA_DIR: join(folder, 'first'),
    });
    await again.printed('the services now use the new index');
    expect(await names()).not.toContain(old);
    expect(await names()).toContain(foreign);
    again.process.kill('SIGINT');
    expect(await again.code).toBe(0);
  });

  it('while the engine is unavailable searches are refused with a retry time, and health reports why', async () => {
    await engine.stop();
    const answer = await fetch(`${services[0]?.address}/search?q=anything`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
    await expect
      .poll(async () => (await fetch(`${services[0]?.address}/health`)).text())
      .toContain('OpenSearch is not responding');
  });
});
