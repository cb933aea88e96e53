import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

it('tenants take turns, and each keeps its order', () => {
  const queue = new FairQueue<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(item.charAt(0), item);
  queue.remove('a', 'a2');
  queue.remove('c', 'c1');
  queue.remove('c', 'c1');
  expect([queue.size, queue.has('a'), queue.has('c')]).toEqual([4, true, false]);
  const taken = [queue.take(), queue.take()];
  queue.add('d', 'd1');
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item);
  expect(taken).toEqual(['a1', 'b1', 'a3', 'b2', 'd1']);
  expect(queue.size).toBe(0);
});
