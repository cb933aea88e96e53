import { expect, it } from 'vitest';
import { otherRequestsAreAnsweredDuring } from '../../test/harness/other-requests-answered.ts';
import { freshTurn, isTurnSpent } from './event-loop-turn.ts';

const ENOUGH_MS = 100;

function useUpTurn(): void {
  while (!isTurnSpent());
}

it('long work yields to others, and short work is not interrupted', async () => {
  const workFor = async (ms: number): Promise<void> => {
    const end = performance.now() + ms;
    while (performance.now() < end) if (isTurnSpent()) await freshTurn();
  };
  expect(await otherRequestsAreAnsweredDuring(() => workFor(ENOUGH_MS))).toBe(true);
  await freshTurn();
  expect(await otherRequestsAreAnsweredDuring(() => freshTurn())).toBe(false);
});

it('waiters for a turn go in order, one per turn if it uses the turn up', async () => {
  const started: string[] = [];
  let turns = 0;
  let isOver = false;
  const countTurns = (): void => {
    turns += 1;
    if (!isOver) setImmediate(countTurns);
  };
  setImmediate(countTurns);
  useUpTurn();
  await Promise.all(
    ['first', 'second', 'third'].map(async (name) => {
      await freshTurn();
      started.push(name);
      useUpTurn();
    }),
  );
  isOver = true;
  expect(started).toEqual(['first', 'second', 'third']);
  expect(turns).toBeGreaterThanOrEqual(3);
});
