import { loadavg } from 'node:os';
import { readArguments } from '../read-arguments.ts';
import type { AttackReport } from './attack-report.ts';
import { labProblem, runInLab } from './run-in-lab.ts';

const usage = `usage: bench ssrf [options]
  --hosts N      hostile hosts and names (default 20000)
  --redirects N  redirects to them (default 5000)
  --page-ms N    how long each page in the browser tries to get out (default 20000)
  --part NAME    fetcher or browser; both by default`;
const { values } = readArguments(usage, {
  options: {
    hosts: { type: 'string', default: '20000' },
    redirects: { type: 'string', default: '5000' },
    'page-ms': { type: 'string', default: '20000' },
    part: { type: 'string' },
  },
});
/** Requests, frames, workers, sockets, WebRTC and prefetching. */
const oneOfEachKind = [
  'fetch',
  'xhr',
  'script',
  'frame',
  'workerfetch',
  'sharedfetch',
  'securesocket',
  'workersocket',
  'turn',
  'prefetch',
];
const problem = labProblem();
if (problem !== undefined) {
  process.stderr.write(`bench ssrf: ${problem}\n`);
  process.exit(1);
}

const { hosts, redirects, 'page-ms': pageMs } = values;
print('who', 'attacks', 'canary connections', 'other destinations', 'packets seen', 'seconds');
print('---', '---', '---', '---', '---', '---');
const isTried = (part: string) => values.part === undefined || values.part === part;
let isHeld = true;
if (isTried('fetcher')) {
  isHeld &&= isTight(show('fetcher', await runInLab('./attack-fetcher.ts', hosts, redirects)));
  show('fetch of Node, unguarded', await runInLab('./attack-fetcher.ts', '2000', '500', 'unguarded'));
}
if (isTried('browser')) {
  const report = show('browser', await runInLab('./attack-browser.ts', pageMs));
  const untried = oneOfEachKind.filter((way) => !report.waysTried.includes(way));
  if (untried.length > 0)
    process.stderr.write(`the pages had too little time for ${untried.join(', ')}: give --page-ms\n`);
  process.stderr.write(`an ordinary page afterwards: ${report.ordinaryPage}\n`);
  isHeld &&= isTight(report) && untried.length === 0 && report.ordinaryPage === 'content';
  show('Chromium, unguarded', await runInLab('./attack-browser.ts', pageMs, 'unguarded'));
}
process.stdout.write(`\nload average ${loadavg()[0]?.toFixed(1)}\n`);
process.exit(isHeld ? 0 : 1);

function show(who: string, report: AttackReport): AttackReport {
  const { attacks, canaryConnections, otherDestinations, packetsSeen, seconds, outcomes } = report;
  const others = Object.keys(otherDestinations).length;
  print(who, attacks, canaryConnections.length, others, packetsSeen, seconds.toFixed(1));
  process.stderr.write(`${who}: ${JSON.stringify(outcomes)} ${report.waysTried.join(' ')}\n`);
  return report;
}

function isTight({ canaryConnections, otherDestinations }: AttackReport): boolean {
  return canaryConnections.length === 0 && Object.keys(otherDestinations).length === 0;
}

function print(...cells: readonly (string | number)[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
