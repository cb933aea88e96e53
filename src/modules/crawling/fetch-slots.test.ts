import { expect, test } from 'vitest';
import { FetchSlots } from './fetch-slots.ts';

const signal = new AbortController().signal;

test('background work leaves places to callers, who go before it', async () => {
  const places = new FetchSlots(4, 10);
  const releases = [];
  for (let at = 0; at < 3; at++) releases.push(await places.take(false, signal));
  const order: string[] = [];
  const background = places.take(false, signal).then(() => order.push('background'));
  releases.push(await places.take(true, signal));
  const caller = places.take(true, signal).then(() => order.push('caller'));
  releases[0]?.();
  await caller;
  releases[1]?.();
  await background;
  expect(order).toEqual(['caller', 'background']);
});

test('whoever finds too many waiting is told at once, and whoever leaves is forgotten', async () => {
  const places = new FetchSlots(1, 1);
  const release = await places.take(true, signal);
  const leaving = new AbortController();
  const waiting = places.take(true, leaving.signal);
  expect(await places.take(true, signal)).toBeUndefined();
  leaving.abort(new Error('gone'));
  await expect(waiting).rejects.toThrow('gone');
  const next = places.take(true, signal);
  release?.();
  release?.();
  expect(await next).toBeTypeOf('function');
});
