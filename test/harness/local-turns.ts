import { randomUUID } from 'node:crypto';
import type { WriteTurns } from '../../src/lib/text-index/index.ts';

/** Turns of one process, for tests of what is written in them. */
export function createLocalTurns(identity: string = randomUUID()): WriteTurns {
  let generation = 0;
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Outcome>(work: () => Promise<Outcome>): Promise<Outcome> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    generation: () => generation,
    identity: () => identity,
    take: (write) =>
      inTurn(async () => {
        const outcome = await write(generation + 1);
        generation += 1;
        return outcome;
      }),
    takeQuietly: (write) => inTurn(() => write(generation + 1)),
    problems: () => [],
    close: async () => undefined,
  };
}
