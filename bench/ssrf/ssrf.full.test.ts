import { expect, test } from 'vitest';
import { labProblem, runInLab } from './run-in-lab.ts';

const problem = labProblem();
const inLab = problem === undefined ? test : test.skip;
if (problem !== undefined)
  process.stderr.write(`attacks on the fetcher and the browser are not tried: ${problem}\n`);

inLab(
  'no notation of an inner address, no name and no redirect makes the fetcher connect to it',
  async () => {
    const report = await runInLab('./attack-fetcher.ts', '2000', '1000');
    expect([report.canaryConnections, report.otherDestinations]).toEqual([[], {}]);
    expect(report.packetsSeen).toBeGreaterThan(1_000);
    expect(report.outcomes.not_public).toBeGreaterThan(1_000);
  },
);

inLab('the lab sees what gets through without a guard', async () => {
  const report = await runInLab('./attack-fetcher.ts', '100', '50', 'unguarded');
  expect(report.canaryConnections.length).toBeGreaterThan(10);
});

inLab('no way out of the browser leads past the guard', async () => {
  const report = await runInLab('./attack-browser.ts', '12000');
  expect([report.canaryConnections, report.otherDestinations]).toEqual([[], {}]);
  expect(report.attacks).toBeGreaterThan(20);
  // How many of them in twelve seconds is a matter of the processor; `homedex bench ssrf` wants one of every kind.
  expect(report.waysTried.length).toBeGreaterThan(5);
  expect(report.ordinaryPage).toBe('content');
});
