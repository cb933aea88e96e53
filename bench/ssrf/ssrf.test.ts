import { expect, test } from 'vitest';
import { labProblem, runInLab } from './run-in-lab.ts';

/** Processes, pages and names of its own: on a busy machine that takes a while. */
const PATIENCE_MS = 180_000;
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
    expect(report.outcomes['not_public']).toBeGreaterThan(1_000);
  },
);

inLab(
  'the lab sees what gets through where nobody guards',
  async () => {
    const report = await runInLab('./attack-fetcher.ts', '100', '50', 'unguarded');
    expect(report.canaryConnections.length).toBeGreaterThan(10);
  },
  PATIENCE_MS,
);

inLab(
  'no way out of the browser leads past the guard',
  async () => {
    const report = await runInLab('./attack-browser.ts', '12000');
    expect([report.canaryConnections, report.otherDestinations]).toEqual([[], {}]);
    expect(report.attacks).toBeGreaterThan(20);
    // A few of each kind: requests, frames, workers, sockets, WebRTC, and what is fetched ahead.
    expect(report.waysTried).toEqual(
      expect.arrayContaining(['fetch', 'frame', 'prefetch', 'turn', 'workerfetch', 'workersocket']),
    );
  },
  PATIENCE_MS,
);
