import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, captureLog, type TestApp } from '../../test/harness/test-app.ts';
import { createHealth } from './health.ts';

let running: TestApp | undefined;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await running?.app.close();
});

describe('health', () => {
  it('is ok with no reasons while every part is sound', async () => {
    running = await buildTestApp();
    const answer = await running.app.inject('/health');
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { status: 'ok', version: '0.3.0', crawl_id: 'CC-MAIN-2026-42', reasons: [] },
    ]);
    expect((await running.app.inject('/health?ready=true')).statusCode).toBe(200);
  });

  it('is degraded with the reason when a part fails, and 503 for who asks whether it is ready', async () => {
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
      { status: 'degraded', reasons: ['The thing is broken.', 'The other fails; the log says why.'] },
    ]);
    expect(logged()).toContain('the secret path');
    const ready = await app.inject('/health?ready=true');
    expect([ready.statusCode, ready.headers['retry-after'], ready.json().detail]).toEqual([
      503,
      '3',
      'The thing is broken. The other fails; the log says why.',
    ]);
  });

  it('is degraded when the database or the index cannot be used', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    running = await buildTestApp();
    const { app, index, database } = running;
    vi.spyOn(index, 'health').mockRejectedValue(new Error('no reader is left'));
    expect((await app.inject('/health')).json().reasons).toEqual(['The index fails; the log says why.']);
    vi.restoreAllMocks();
    vi.advanceTimersByTime(2_000);
    vi.spyOn(database, 'selectNoFrom').mockImplementation(() => {
      throw new Error('disk I/O error');
    });
    expect((await app.inject('/health')).json().reasons).toEqual([
      'The database of accounts fails; the log says why.',
    ]);
  });

  it('answers at once when a part hangs, asks it no second time, and names it when it stays silent', async () => {
    let asked = 0;
    const hangs = (): Promise<readonly string[]> => {
      asked += 1;
      return new Promise(() => undefined);
    };
    const health = createHealth({ 'The store': hangs }, captureLog().logger);
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const first = health();
    await vi.advanceTimersByTimeAsync(150);
    expect(await first).toEqual([]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await Promise.all([health(), health()])).toEqual([
      ['The store does not answer.'],
      ['The store does not answer.'],
    ]);
    expect(asked).toBe(1);
  });

  it('asks the parts at most once a second, and forgets a failure that is over', async () => {
    let asked = 0;
    const health = createHealth(
      {
        'The store': async () => {
          asked += 1;
          return asked === 1 ? ['The store is full.'] : [];
        },
      },
      captureLog().logger,
    );
    vi.useFakeTimers({ toFake: ['performance'] });
    for (let n = 0; n < 50; n++) expect(await health()).toEqual(['The store is full.']);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(1_000);
    expect(await health()).toEqual([]);
  });
});
