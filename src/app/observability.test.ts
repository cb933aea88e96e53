import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUp } from '../../test/factories/sign-up.ts';
import { buildTestApp, OPERATOR_TOKEN } from '../../test/harness/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../test/harness/test-database.ts';
import { buildApp } from '../http/index.ts';
import { loadConfig } from '../platform/config/index.ts';
import { compose } from './index.ts';

describe('metrics', () => {
  let directory: string;
  let testDatabase: TestDatabase;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'homedex-metrics-'));
    testDatabase = await createTestDatabase(directory);
  });
  afterEach(async () => {
    await testDatabase.drop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('that the dashboard and the alerts use are exported by a real service', async () => {
    const token = 'a-token-of-the-operator-0123456789';
    const { services, appOptions, close } = await compose(
      loadConfig({
        DATA_DIR: directory,
        DATABASE_URL: testDatabase.url,
        ADMIN_TOKEN: token,
        SMTP_URL: 'smtp://127.0.0.1:9',
        LOG_LEVEL: 'silent',
        BACKUP_TO: join(directory, 'backups'),
      }),
    );
    const app = await buildApp(services, appOptions);
    const { statusCode, body } = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${token}` },
    });
    await app.close();
    await close();
    expect(statusCode).toBe(200);
    const offered = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const isOffered = (name: string): boolean =>
      offered.has(name) || offered.has(name.replace(/_(?:bucket|count|sum)$/, ''));
    for (const file of ['deploy/grafana/homedex.json', 'deploy/prometheus/rules.yaml']) {
      const named = new Set(readFileSync(file, 'utf8').match(/\bhomedex_\w+/g));
      expect(named.size).toBeGreaterThan(15);
      // SQLite has no connections to share; the same test on PostgreSQL sees them.
      const expected = [...named].filter(
        (name) => testDatabase.url !== undefined || !/^homedex_database_/.test(name),
      );
      expect([file, expected.filter((name) => !isOffered(name))]).toEqual([file, []]);
    }
  });

  it('every alert has a section in the runbook, and a case that fires', () => {
    const read = (file: string): string => readFileSync(file, 'utf8');
    const alerts = [...read('deploy/prometheus/rules.yaml').matchAll(/alert: (\w+)/g)].map(
      ([, name = '']) => name,
    );
    expect(alerts.length).toBeGreaterThan(10);
    const [runbook, cases] = [read('docs/operations/runbook.md'), read('deploy/prometheus/rules.test.yaml')];
    expect(alerts.filter((name) => !runbook.includes(`## ${name}\n`))).toEqual([]);
    expect(alerts.filter((name) => !cases.includes(`alertname="${name}"`))).toEqual([]);
    expect(
      alerts.filter(
        (name) => !read('deploy/prometheus/rules.yaml').includes(`runbook.md#${name.toLowerCase()}`),
      ),
    ).toEqual([]);
  });

  it('counters have counter names, and old names stay for one release', async () => {
    const running = await buildTestApp();
    const { body } = await running.app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    });
    await running.app.close();
    const counters = [...body.matchAll(/^# TYPE (homedex_\w+) counter$/gm)].map(([, name = '']) => name);
    expect(counters.filter((name) => !name.endsWith('_total'))).toEqual([]);
    for (const former of ['homedex_mails_sent', 'homedex_mails_failed', 'homedex_webhook_queue_given_up'])
      expect(body).toMatch(new RegExp(`^${former} 0$`, 'm'));
  });

  it('count searches, cache hits, fetches and spent credits', async () => {
    const running = await buildTestApp({ companies: [{ domain: 'one.com', title: 'One' }] });
    const get = (url: string, headers = {}) => running.app.inject({ url, headers });
    const value = async (series: string): Promise<number> => {
      const text = await running.services.metrics.text();
      const line = text.split('\n').find((one) => one.startsWith(`${series} `));
      return line === undefined ? Number.NaN : Number(line.slice(series.length + 1));
    };
    const spentBefore = await value('homedex_credits_spent_total');
    await get('/search?q=one');
    await get('/search?q=one');
    await get('/search/count?q=one');
    await get('/lookup/nowhere.com');
    const ann = await signUp(running, { tier: 'pro', credits: 5 });
    expect((await get('/domain/one.com', ann.headers)).headers['x-credits-cost']).toBe('1');
    expect(await value('homedex_query_cache_total{outcome="miss"}')).toBe(1);
    expect(await value('homedex_query_cache_total{outcome="hit"}')).toBe(1);
    expect(await value('homedex_search_seconds_count{class="search"}')).toBe(1);
    expect(await value('homedex_search_seconds_count{class="count"}')).toBe(1);
    expect(await value('homedex_index_documents')).toBe(1);
    expect(await running.services.metrics.text()).toMatch(
      /^homedex_fetches_total\{tier="live_http",outcome="\w+"\} 1$/m,
    );
    expect((await value('homedex_credits_spent_total')) - spentBefore).toBe(1);
    await running.app.close();
  });
});

describe('a request in the log', () => {
  it("has its event, route, caller and trace, and none of the caller's secrets", async () => {
    const running = await buildTestApp({ companies: [{ domain: 'one.com', title: 'One' }] });
    const ann = await signUp(running, { tier: 'pro', credits: 5 });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    await running.app.inject({ url: '/domain/one.com', headers: { ...ann.headers, traceparent } });
    await running.app.inject({ url: '/search?q=one', headers: { traceparent: 'nonsense' } });
    const lines = running
      .logged()
      .split('\n')
      .filter((line) => line.includes('"event":"request"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines[0]).toMatchObject({
      route: '/domain/:domain',
      caller: 'account',
      accountId: ann.accountId,
      traceId,
      credits: 1,
      status: 200,
    });
    expect(lines[1]).toMatchObject({ route: '/search', caller: 'anonymous' });
    expect(lines[1]).not.toHaveProperty('traceId');
    expect(running.logged()).not.toContain(ann.email);
    await running.app.close();
  });
});
