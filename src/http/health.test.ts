import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, captureLog, type TestApp } from '../../test/harness/test-app.ts';
import { SERVICE_VERSION } from '../platform/service-version.ts';
import { createHealth } from './health.ts';

let running: TestApp | undefined;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await running?.app.close();
});

describe('health', () => {
  it('is ok with no reasons while every part is healthy', async () => {
    running = await buildTestApp();
    const answer = await running.app.inject('/health');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ok', version: SERVICE_VERSION, crawl_id: 'CC-MAIN-2026-42', reasons: [] },
    ]);
    expect((await running.app.inject('/health?ready=true')).statusCode).toBe(200);
  });

  it('announces that the parameter ready is deprecated, but only to callers who use it', async () => {
    running = await buildTestApp();
    const { headers } = await running.app.inject('/health?ready=true');
    expect(headers).toMatchObject({
      deprecation: '@1794787200',
      sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
      link: '</ready>; rel="successor-version"',
    });
    // The page about stability shows these headers, and the same days in words.
    const page = readFileSync(new URL('../../docs/reference/stability.md', import.meta.url), 'utf8');
    for (const name of ['deprecation', 'sunset'])
      expect(page.toLowerCase()).toContain(`\n${name}: ${String(headers[name]).toLowerCase()}\n`);
    const day = (at: Date): string =>
      at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
    const announced = new Date(Number(String(headers.deprecation).slice(1)) * 1_000);
    expect(page).toContain(`| ${day(announced)} | ${day(new Date(String(headers.sunset)))} |`);
    expect((await running.app.inject('/health')).headers).not.toHaveProperty('deprecation');
    const described = (await running.app.inject('/openapi.json')).json().paths['/health'].get.parameters;
    expect(described).toContainEqual(expect.objectContaining({ name: 'ready', deprecated: true }));
  });

  it('is degraded with the reason when a part fails, and stays ready', async () => {
    running = await buildTestApp({
      healthChecks: {
        'The thing': async () => ['The thing is broken.'],
        'The other': () => Promise.reject(new Error('the secret path')),
      },
    });
    const { app, logged } = running;
    const answer = await app.inject('/health');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { status: 'degraded', reasons: ['The thing is broken.', 'The other failed its check; see the log.'] },
    ]);
    expect(logged()).toContain('the secret path');
    // Neither keeps this instance from answering a search.
    for (const path of ['/ready', '/health?ready=true'])
      expect((await app.inject(path)).statusCode).toBe(200);
  });

  it('does not wait for a part that answered recently', async () => {
    let isHanging = false;
    const health = createHealth(
      { 'The store': () => (isHanging ? new Promise(() => undefined) : Promise.resolve([])) },
      captureLog().logger,
    );
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    expect(await health()).toEqual([]);
    isHanging = true;
    await vi.advanceTimersByTimeAsync(1_500);
    // With the timers standing still, an answer that waited would never come.
    expect(await health()).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await health()).toEqual(['The store is not responding.']);
  });

  it('is degraded when the database or the index cannot be used', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    running = await buildTestApp();
    const { app, index, database } = running;
    vi.spyOn(index, 'health').mockRejectedValue(new Error('no reader is left'));
    expect((await app.inject('/health')).json().reasons).toEqual([
      'The index failed its check; see the log.',
    ]);
    vi.restoreAllMocks();
    vi.advanceTimersByTime(11_000);
    vi.spyOn(database, 'selectNoFrom').mockImplementation(() => {
      throw new Error('disk I/O error');
    });
    expect((await app.inject('/health')).json().reasons).toEqual([
      'The accounts database failed its check; see the log.',
    ]);
  });

  it('responds at once when a part hangs, does not query it twice, and names it while it stays unresponsive', async () => {
    let queries = 0;
    const hangs = (): Promise<readonly string[]> => {
      queries += 1;
      return new Promise(() => undefined);
    };
    const health = createHealth({ 'The store': hangs }, captureLog().logger);
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const first = health();
    await vi.advanceTimersByTimeAsync(150);
    expect(await first).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await Promise.all([health(), health()])).toEqual([
      ['The store is not responding.'],
      ['The store is not responding.'],
    ]);
    expect(queries).toBe(1);
  });

  it('queries the parts at most once a second, and drops a failure that is over', async () => {
    let queries = 0;
    const health = createHealth(
      {
        'The store': async () => {
          queries += 1;
          return queries === 1 ? ['The store is full.'] : [];
        },
      },
      captureLog().logger,
    );
    vi.useFakeTimers({ toFake: ['performance'] });
    for (let n = 0; n < 50; n++) expect(await health()).toEqual(['The store is full.']);
    expect(queries).toBe(1);
    vi.advanceTimersByTime(1_000);
    // Answered from the cache, while the part is queried again.
    expect(await health()).toEqual(['The store is full.']);
    await expect.poll(health).toEqual([]);
  });
});

describe('readiness', () => {
  it('is 200 while searches work, whatever else fails', async () => {
    running = await buildTestApp({ mailer: { send: () => Promise.reject(new Error('connection refused')) } });
    const { app, database, services } = running;
    await database
      .transaction()
      .execute((transaction) =>
        services.mails.add(transaction, { to: 'ann@acme.example', subject: 'Hello', text: 'Hi' }),
      );
    await services.mails.sendDue();
    vi.spyOn(database, 'selectNoFrom').mockImplementation(() => {
      throw new Error('the database is away');
    });
    expect((await app.inject('/health')).json()).toMatchObject({
      status: 'degraded',
      reasons: [
        'The accounts database failed its check; see the log.',
        expect.stringContaining('mail server'),
      ],
    });
    const ready = await app.inject('/ready');
    expect([ready.statusCode, ready.json()]).toEqual([200, { ready: true }]);
    expect((await app.inject('/health?ready=true')).statusCode).toBe(200);
  });

  it('is 503 with the reasons while the index cannot answer', async () => {
    running = await buildTestApp();
    vi.spyOn(running.index, 'find').mockRejectedValue(new Error('no reader is left'));
    const ready = await running.app.inject('/ready');
    expect([ready.statusCode, ready.headers['retry-after'], ready.json()]).toEqual([
      503,
      '3',
      { ready: false, reasons: ['The index failed its check; see the log.'] },
    ]);
    expect((await running.app.inject('/health?ready=true')).statusCode).toBe(503);
  });
});
