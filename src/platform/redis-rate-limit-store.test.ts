import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningValkey, startValkey } from '../../cluster/valkey/start-valkey.ts';
import { startRealValkey, whyNoValkey } from '../../test/harness/real-valkey.ts';
import { captureLog } from '../../test/harness/test-app.ts';
import { systemClock } from './clock.ts';
import { openRedisRateLimitStore, type SharedRateLimitStore } from './redis-rate-limit-store.ts';

const MINUTE_MS = 60_000;
const whyNot = whyNoValkey();
if (whyNot !== undefined)
  process.stderr.write(`homedex: the tests on Valkey are skipped, because none runs here: ${whyNot}\n`);

describe.skipIf(whyNot !== undefined)('rate limits in Valkey', () => {
  let valkey: RunningValkey & { readonly port: number };
  let stores: SharedRateLimitStore[];
  const log = captureLog();
  /** As two services do. */
  beforeAll(async () => {
    valkey = await startRealValkey();
    const open = ({ logger }: typeof log) =>
      openRedisRateLimitStore({ url: valkey.url, clock: systemClock, logger });
    stores = await Promise.all([open(log), open(captureLog())]);
  });
  afterAll(async () => {
    for (const store of stores) store.close();
    await valkey.stop();
  });

  const [one, other] = [() => store(0), () => store(1)];
  function store(at: number): SharedRateLimitStore {
    const found = stores[at];
    if (!found) throw new Error('there are two stores');
    return found;
  }

  it('are counted for all services together, each request once', async () => {
    let round = 0;
    // On a machine so busy that an answer takes a second, a round is wasted.
    await expect
      .poll(async () => {
        round += 1;
        const counted = await Promise.all(
          Array.from({ length: 200 }, (_, n) => (n % 2 ? one() : other()).count(`many-${round}`, MINUTE_MS)),
        );
        expect(counted.every(({ endsInMs }) => endsInMs > 0 && endsInMs <= MINUTE_MS)).toBe(true);
        return counted.map(({ requests }) => requests).sort((a, b) => a - b);
      })
      .toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  });

  it('start a window with the first request, read without counting, and refund', async () => {
    expect(await one().count('window', MINUTE_MS, 0)).toEqual({ requests: 0, endsInMs: 0 });
    expect(await one().count('window', MINUTE_MS, 5)).toEqual({ requests: 5, endsInMs: MINUTE_MS });
    await other().refund('window');
    expect(await other().count('window', MINUTE_MS, 0)).toMatchObject({ requests: 4 });
    await one().refund('never counted');
    expect(await one().count('never counted', MINUTE_MS)).toMatchObject({ requests: 1 });
  });

  it('extend an open window for all services, and open none', async () => {
    await one().count('prolonged', MINUTE_MS, 3);
    await one().extendWindow('prolonged', 10 * MINUTE_MS);
    const { requests, endsInMs } = await other().count('prolonged', MINUTE_MS, 0);
    expect(requests).toBe(3);
    expect(endsInMs).toBeGreaterThan(5 * MINUTE_MS);
    expect(endsInMs).toBeLessThanOrEqual(10 * MINUTE_MS);
    await one().extendWindow('never opened', 10 * MINUTE_MS);
    expect(await other().count('never opened', MINUTE_MS)).toEqual({ requests: 1, endsInMs: MINUTE_MS });
  });

  it('restart when the window has ended', async () => {
    await one().count('short', 30, 9);
    await expect
      .poll(async () => (await other().count('short', MINUTE_MS, 0)).requests, {
        interval: 10,
        timeout: 240_000,
      })
      .toBe(0);
    expect(await other().count('short', MINUTE_MS)).toMatchObject({ requests: 1 });
  });

  it('restart when the server was emptied, and no caller is refused or stays blocked', async () => {
    await one().count('emptied', MINUTE_MS, 9);
    const { Redis } = await import('ioredis');
    const operator = new Redis(valkey.url);
    await operator.flushall();
    operator.disconnect();
    expect(await other().count('emptied', MINUTE_MS)).toEqual({ requests: 1, endsInMs: MINUTE_MS });
    expect(await one().count('emptied', MINUTE_MS)).toMatchObject({ requests: 2 });
    expect(one().isDown()).toBe(false);
  });

  it.each(['SIGKILL', 'SIGSTOP'] as const)(
    'are counted in the process while the server is down (%s), with one line in the log, and together when it is back',
    async (signal) => {
      const lines = () => log.text().match(/server is unavailable/g)?.length ?? 0;
      const before = lines();
      valkey.process.kill(signal);
      const away = `away-${signal}`;
      await expect
        .poll(
          async () => {
            await one().count(away, MINUTE_MS);
            return one().isDown();
          },
          { timeout: 240_000 },
        )
        .toBe(true);
      const alone = one().countedAlone();
      const first = (await one().count(away, MINUTE_MS)).requests;
      for (let n = 1; n <= 50; n++) expect((await one().count(away, MINUTE_MS)).requests).toBe(first + n);
      expect(one().countedAlone()).toBe(alone + 51);
      expect(lines()).toBe(before + 1);

      if (signal === 'SIGKILL') valkey = { ...(await startValkey(valkey.port)), port: valkey.port };
      else valkey.process.kill('SIGCONT');
      const back = `back-${signal}`;
      await expect
        .poll(
          async () => {
            await one().count(back, MINUTE_MS);
            return one().isDown();
          },
          { timeout: 240_000 },
        )
        .toBe(false);
      const together = (await one().count(back, MINUTE_MS)).requests;
      await expect.poll(async () => (await other().count(back, MINUTE_MS, 0)).requests).toBe(together);
    },
  );

  it('need no server at startup', async () => {
    const { logger, text } = captureLog();
    const lonely = await openRedisRateLimitStore({ url: 'redis://127.0.0.1:1', clock: systemClock, logger });
    expect(await lonely.count('a', MINUTE_MS)).toEqual({ requests: 1, endsInMs: MINUTE_MS });
    expect(lonely.isDown()).toBe(true);
    expect(text()).toContain('server is unavailable');
    lonely.close();
  });
});
