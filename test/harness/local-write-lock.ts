import { randomUUID } from 'node:crypto';
import { nextKeptSince, type WriteLock } from '../../src/lib/text-index-cluster/index.ts';

/** A write lock within one process, for tests of code that writes under it. */
export function createLocalWriteLock(named: string = randomUUID()): WriteLock {
  let [identity, generation] = [named, 0];
  let keptSince: number | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    generation: () => generation,
    identity: () => identity,
    keptSince: () => keptSince,
    take: (write) =>
      inTurn(async () => {
        const outcome = await write(generation + 1);
        generation += 1;
        return outcome;
      }),
    takeQuietly: (write) => inTurn(() => write(generation + 1)),
    keepSince: (requested) =>
      inTurn(async () => {
        keptSince = nextKeptSince(keptSince, requested, generation);
      }),
    replaceBy: (other, work) =>
      inTurn(async () => {
        const { generation: reached } = await work();
        [identity, generation, keptSince] = [other, Math.max(generation, reached) + 1, undefined];
      }),
    problems: () => [],
    close: async () => undefined,
  };
}
