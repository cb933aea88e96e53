import { describe, expect, it } from 'vitest';
import { createAdmissionGate } from './admission-gate.ts';

const stays = new AbortController().signal;

describe('the admission gate', () => {
  it('admits up to its limit, queues up to its limit, and refuses the rest at once', async () => {
    const gate = createAdmissionGate({ concurrentMax: 2, queuedMax: 1, waitMsMax: 60_000 });
    await Promise.all([gate.enter(stays), gate.enter(stays)]);
    const queued = gate.enter(stays);
    await expect(gate.enter(stays)).rejects.toMatchObject({
      code: 'saturated',
      headers: { 'retry-after': '3' },
    });
    expect([gate.busy, gate.queued]).toEqual([2, 1]);
    gate.leave();
    await queued;
    expect([gate.busy, gate.queued]).toEqual([2, 0]);
    gate.leave();
    expect(gate.busy).toBe(1);
  });

  it('gives a free place at once and no more than there are', () => {
    const gate = createAdmissionGate({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    expect([gate.tryEnter(), gate.tryEnter()]).toEqual([true, false]);
    gate.leave();
    expect([gate.tryEnter(), gate.busy, gate.queued]).toEqual([true, 1, 0]);
  });

  it('forgets a waiting request whose client has gone', async () => {
    const gate = createAdmissionGate({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    await gate.enter(stays);
    const client = new AbortController();
    const waiting = gate.enter(client.signal);
    client.abort();
    await expect(waiting).rejects.toMatchObject({ code: 'saturated' });
    gate.leave();
    expect([gate.busy, gate.queued]).toEqual([0, 0]);
  });

  it('serves waiting requests in the order of their arrival', async () => {
    const gate = createAdmissionGate({ concurrentMax: 1, queuedMax: 5, waitMsMax: 60_000 });
    const order: number[] = [];
    await gate.enter(stays);
    const waiting = [1, 2, 3].map(async (n) => {
      await gate.enter(stays);
      order.push(n);
      gate.leave();
    });
    gate.leave();
    await Promise.all(waiting);
    expect(order).toEqual([1, 2, 3]);
  });
});
