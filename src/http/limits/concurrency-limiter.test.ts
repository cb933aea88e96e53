import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';

const stays = new AbortController().signal;
const anyone = { name: 'anyone', atOnceMax: 1_000 };

describe('the admission gate', () => {
  it('admits up to its limit, queues up to its limit, and refuses the rest at once', async () => {
    const gate = createConcurrencyLimiter({ concurrentMax: 2, queuedMax: 1, waitMsMax: 60_000 });
    await Promise.all([gate.enter(anyone, stays), gate.enter(anyone, stays)]);
    const queued = gate.enter(anyone, stays);
    await expect(gate.enter(anyone, stays)).rejects.toMatchObject({
      code: 'saturated',
      headers: { 'retry-after': '3' },
    });
    expect([gate.busy, gate.queued]).toEqual([2, 1]);
    gate.leave(anyone);
    await queued;
    expect([gate.busy, gate.queued]).toEqual([2, 0]);
    gate.leave(anyone);
    expect(gate.busy).toBe(1);
  });

  it('gives a free place at once and no more than there are', () => {
    const gate = createConcurrencyLimiter({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    expect([gate.tryAcquire(anyone), gate.tryAcquire(anyone)]).toEqual([true, false]);
    gate.leave(anyone);
    expect([gate.tryAcquire(anyone), gate.busy, gate.queued]).toEqual([true, 1, 0]);
  });

  it('forgets a waiting request whose client has gone', async () => {
    const gate = createConcurrencyLimiter({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    await gate.enter(anyone, stays);
    const client = new AbortController();
    const waiting = gate.enter(anyone, client.signal);
    client.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'saturated' });
    gate.leave(anyone);
    expect([gate.busy, gate.queued]).toEqual([0, 0]);
  });

  it('serves waiting requests in the order of their arrival', async () => {
    const gate = createConcurrencyLimiter({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    const order: number[] = [];
    await gate.enter(anyone, stays);
    const waiting = [1, 2, 3].map(async (n) => {
      await gate.enter(anyone, stays);
      order.push(n);
      gate.leave(anyone);
    });
    gate.leave(anyone);
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
  });

  it('gives no tenant more than its part, lets it wait for its own places and others pass by', async () => {
    const gate = createConcurrencyLimiter({ concurrentMax: 10, queuedMax: 20, waitMsMax: 60_000 });
    const [greedy, modest] = [
      { name: 'greedy', atOnceMax: 2 },
      { name: 'modest', atOnceMax: 2 },
    ];
    await Promise.all([gate.enter(greedy, stays), gate.enter(greedy, stays)]);
    const waiting = Array.from({ length: 4 }, () => gate.enter(greedy, stays));
    await expect(gate.enter(greedy, stays)).rejects.toMatchObject({
      code: 'too_many_at_once',
      headers: { 'retry-after': '1' },
    });
    await gate.enter(modest, stays);
    expect([gate.busy, gate.queued]).toEqual([3, 4]);
    for (const one of waiting) {
      gate.leave(greedy);
      await one;
    }
    for (const tenant of [greedy, greedy, modest]) gate.leave(tenant);
    expect([gate.busy, gate.queued]).toEqual([0, 0]);
  });

  it('passes a freed place to the first who may have it, not to one whose part is full', async () => {
    const gate = createConcurrencyLimiter({ concurrentMax: 2, queuedMax: 20, waitMsMax: 60_000 });
    const [greedy, modest] = [
      { name: 'greedy', atOnceMax: 1 },
      { name: 'modest', atOnceMax: 1 },
    ];
    const other = { name: 'other', atOnceMax: 1 };
    await Promise.all([gate.enter(greedy, stays), gate.enter(other, stays)]);
    const order: string[] = [];
    const waiting = [greedy, modest].map(async (tenant) => {
      await gate.enter(tenant, stays);
      order.push(tenant.name);
    });
    gate.leave(other);
    await waiting[1];
    expect(order).toEqual(['modest']);
    gate.leave(greedy);
    await waiting[0];
    expect(order).toEqual(['modest', 'greedy']);
  });

  it('refuses who has left already instead of letting it wait', async () => {
    const gate = createConcurrencyLimiter({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    await gate.enter(anyone, stays);
    await expect(gate.enter(anyone, AbortSignal.abort())).rejects.toMatchObject({ code: 'saturated' });
    expect(gate.queued).toBe(0);
  });
});
