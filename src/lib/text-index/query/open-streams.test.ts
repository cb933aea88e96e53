import { expect, test } from 'vitest';
import { Deadline } from '../matching/deadline.ts';
import { OpenStreams } from './open-streams.ts';

function world() {
  let now = 0;
  const closed: number[] = [];
  const streams = new OpenStreams(() => now);
  const open = (id: number): number =>
    streams.open(id, () => ({ total: 7, next: () => [], close: () => closed.push(id) }));
  return { streams, closed, open, wait: (ms: number) => (now += ms) };
}

test('a stream that nobody reads from ends, one that is read from stays', () => {
  const { streams, closed, open, wait } = world();
  expect(open(1)).toBe(7);
  open(2);
  wait(100_000);
  streams.next(2, new Deadline(undefined));
  wait(100_000);
  streams.endIdle();
  expect(closed).toEqual([1]);
  expect(() => streams.next(1, new Deadline(undefined))).toThrow('nobody read from it for 120 s');
  streams.closeAll();
  expect(closed).toEqual([1, 2]);
});

test('closing twice, or what was never open, closes once', () => {
  const { streams, closed, open } = world();
  open(1);
  for (const id of [1, 1, 2]) streams.close(id);
  expect(closed).toEqual([1]);
});

test('a thread holds a bounded number of streams', () => {
  const { streams, open } = world();
  for (let id = 0; id < 256; id++) open(id);
  expect(() => open(256)).toThrow('more than 256 streams');
  streams.close(0);
  expect(open(256)).toBe(7);
  streams.closeAll();
});
