import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const stays = new AbortController().signal;
const anyone = { name: 'anyone', atOnceMax: 1_000 };

describe('the concurrency limiter', () => {
  it('admits up to its limit, queues up to its limit, and refuses the rest at once', async () => {
    const limiter = createConcurrencyLimiter({ concurrentMax: 2, queuedMax: 1, waitMsMax: 60_000 });
    await Promise.all([limiter.acquire(anyone, stays), limiter.acquire(anyone, stays)]);
    const queued = limiter.acquire(anyone, stays);
    await expect(limiter.acquire(anyone, stays)).rejects.toMatchObject({
      code: 'saturated',
      headers: { 'retry-after': '3' },
    });
    expect([limiter.busy, limiter.queued]).toEqual([2, 1]);
    limiter.release(anyone);
    await queued;
    expect([limiter.busy, limiter.queued]).toEqual([2, 0]);
    limiter.release(anyone);
    expect(limiter.busy).toBe(1);
  });

  it('grants a free slot at once and no more than there are', () => {
    const limiter = createConcurrencyLimiter({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    expect([limiter.tryAcquire(anyone), limiter.tryAcquire(anyone)]).toEqual([true, false]);
    limiter.release(anyone);
    expect([limiter.tryAcquire(anyone), limiter.busy, limiter.queued]).toEqual([true, 1, 0]);
  });

  it('drops a waiting request whose client has disconnected', async () => {
    const limiter = createConcurrencyLimiter({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    await limiter.acquire(anyone, stays);
    const client = new AbortController();
    const waiting = limiter.acquire(anyone, client.signal);
    client.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'saturated' });
    limiter.release(anyone);
    expect([limiter.busy, limiter.queued]).toEqual([0, 0]);
  });

  it('serves waiting requests in the order of their arrival', async () => {
    const limiter = createConcurrencyLimiter({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    const order: number[] = [];
    await limiter.acquire(anyone, stays);
    const waiting = [1, 2, 3].map(async (n) => {
      await limiter.acquire(anyone, stays);
      order.push(n);
      limiter.release(anyone);
    });
    limiter.release(anyone);
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
  });

  it('grants no tenant more than its share: it waits for its own slots while others pass', async () => {
    const limiter = createConcurrencyLimiter({ concurrentMax: 10, queuedMax: 20, waitMsMax: 60_000 });
    const [greedy, modest] = [
      { name: 'greedy', atOnceMax: 2 },
      { name: 'modest', atOnceMax: 2 },
    ];
    await Promise.all([limiter.acquire(greedy, stays), limiter.acquire(greedy, stays)]);
    const waiting = Array.from({ length: 4 }, () => limiter.acquire(greedy, stays));
    await expect(limiter.acquire(greedy, stays)).rejects.toMatchObject({
      code: 'too_many_at_once',
      headers: { 'retry-after': '1' },
    });
    await limiter.acquire(modest, stays);
    expect([limiter.busy, limiter.queued]).toEqual([3, 4]);
    for (const one of waiting) {
      limiter.release(greedy);
      await one;
    }
    for (const tenant of [greedy, greedy, modest]) limiter.release(tenant);
    expect([limiter.busy, limiter.queued]).toEqual([0, 0]);
  });

  it('passes a freed slot to the first eligible waiter, not to one whose share is full', async () => {
    const limiter = createConcurrencyLimiter({ concurrentMax: 2, queuedMax: 20, waitMsMax: 60_000 });
    const [greedy, modest] = [
      { name: 'greedy', atOnceMax: 1 },
      { name: 'modest', atOnceMax: 1 },
    ];
    const other = { name: 'other', atOnceMax: 1 };
    await Promise.all([limiter.acquire(greedy, stays), limiter.acquire(other, stays)]);
    const order: string[] = [];
    const waiting = [greedy, modest].map(async (tenant) => {
      await limiter.acquire(tenant, stays);
      order.push(tenant.name);
    });
    limiter.release(other);
    await waiting[1];
    expect(order).toEqual(['modest']);
    limiter.release(greedy);
    await waiting[0];
    expect(order).toEqual(['modest', 'greedy']);
  });

  it('refuses a client that has disconnected instead of letting it wait', async () => {
    const limiter = createConcurrencyLimiter({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    await limiter.acquire(anyone, stays);
    await expect(limiter.acquire(anyone, AbortSignal.abort())).rejects.toMatchObject({ code: 'saturated' });
    expect(limiter.queued).toBe(0);
  });
});
