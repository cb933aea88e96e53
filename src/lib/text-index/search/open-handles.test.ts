import { expect, test } from 'vitest';
import { OpenHandles } from './open-handles.ts';

function world() {
  let now = 0;
  const closed: number[] = [];
  const streams = new OpenHandles('stream', () => now);
  const open = (id: number) => streams.open(id, () => ({ close: () => closed.push(id) }));
  return { streams, closed, open, wait: (ms: number) => (now += ms) };
}

test('an idle handle is closed, one in use stays open', () => {
  const { streams, closed, open, wait } = world();
  const first = open(1);
  open(2);
  expect(streams.use(1)).toBe(first);
  wait(100_000);
  streams.use(2);
  wait(100_000);
  streams.closeIdle();
  expect(closed).toEqual([1]);
  expect(() => streams.use(1)).toThrow('the stream has ended');
  expect(() => streams.use(1)).toThrow('nobody read from it for 120 s');
  streams.closeAll();
  expect(closed).toEqual([1, 2]);
});

test('closing a handle twice, or one that was never open, is harmless', () => {
  const { streams, closed, open } = world();
  open(1);
  for (const id of [1, 1, 2]) streams.close(id);
  expect(closed).toEqual([1]);
});

test('a thread holds a bounded number of handles', () => {
  const { streams, open } = world();
  for (let id = 0; id < 256; id++) open(id);
  expect(() => open(256)).toThrow('more than 256 streams');
  streams.close(0);
  expect(() => open(256)).not.toThrow();
  streams.closeAll();
});
