import { expect, test } from 'vitest';
import { FetchSlots } from './fetch-slots.ts';

const signal = new AbortController().signal;

test('background work leaves slots to callers, who go first', async () => {
  const slots = new FetchSlots(4, 10);
  const releases = [];
  for (let at = 0; at < 3; at++) releases.push(await slots.take(false, signal));
  const order: string[] = [];
  const background = slots.take(false, signal).then(() => order.push('background'));
  releases.push(await slots.take(true, signal));
  const caller = slots.take(true, signal).then(() => order.push('caller'));
  releases[0]?.();
  await caller;
  releases[1]?.();
  await background;
  expect(order).toEqual(['caller', 'background']);
});

test('a full queue refuses at once, and a caller who leaves is dropped', async () => {
  const slots = new FetchSlots(1, 1);
  const release = await slots.take(true, signal);
  const leaving = new AbortController();
  const waiting = slots.take(true, leaving.signal);
  expect(await slots.take(true, signal)).toBeUndefined();
  leaving.abort(new Error('left'));
  await expect(waiting).rejects.toThrow('left');
  const next = slots.take(true, signal);
  release?.();
  release?.();
  expect(await next).toBeTypeOf('function');
});
