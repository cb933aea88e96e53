import { expect, test } from 'vitest';
import { runKillCycles } from './kill.ts';
import { runThreadTorture } from './threads.ts';

const KILLS = 6;

test('threads killed under load cost no correct answer and no write', async () => {
  const report = await runThreadTorture({ kills: KILLS, docs: 400, seed: 5, log: () => {} });
  expect(report.mistake).toBeUndefined();
  expect(report.recoveryMs).toHaveLength(KILLS);
  expect(report.right).toBeGreaterThan(0);
});

test('every acknowledged write is found after kills at random moments', async () => {
  const report = await runKillCycles({
    cycles: KILLS,
    seed: 7,
    openMsMax: Number.POSITIVE_INFINITY,
    log: () => {},
  });
  expect(report).toMatchObject({ problems: [], cycles: KILLS });
  expect(report.acknowledgedWrites).toBeGreaterThan(KILLS);
});
