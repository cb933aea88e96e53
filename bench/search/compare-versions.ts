/**
 * Two versions of our engine side by side, alternating every few milliseconds. A shared machine is sometimes fast and sometimes slow:
 * consecutive runs of the same code differ by a third. By alternating, both versions run under the same conditions, and the fastest of many
 * rounds of a query is its undisturbed cost.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../read-arguments.ts';
import type { Figure, FigurePass } from './measure/version-process.ts';
import { classNames } from './queries/query-classes.ts';

const usage = `usage: bench search-versions --before CHECKOUT=INDEX --after CHECKOUT=INDEX [options]
  CHECKOUT          a clone with its packages installed
  INDEX             the folder named homedex that its \`bench search --keep --dir D\` has left under D
  --workers N       threads that answer queries (default 0: the calling thread)
  --rounds N        rounds of every figure (default 12, after 3 that do not count)
  --seed S          seed of the pages (default 1)
  --markdown FILE   write the table`;

const warmUpRounds = 3;
/** Reported percentiles of the rounds. The lowest is the cost of an undisturbed query, which occurs only in some rounds. */
const shares = [0, 0.2, 0.5];
const figures: readonly Figure[] = [
  ...classNames.flatMap((name) => [
    { operation: 'top' as const, name },
    { operation: 'count' as const, name },
  ]),
  { operation: 'counts', name: 'frequent' },
  { operation: 'facets', name: 'frequent' },
];

/** The microseconds of every round, by query. */
type Times = number[][];

const { values } = readArguments(usage, {
  options: {
    before: { type: 'string' },
    after: { type: 'string' },
    workers: { type: 'string', default: '0' },
    rounds: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    markdown: { type: 'string' },
  },
});

async function openVersion(version: string | undefined): Promise<ChildProcess> {
  const [checkout, index] = (version ?? '').split('=');
  if (!checkout || !index) throw new Error(`--before and --after name a checkout and an index\n\n${usage}`);
  const child = fork(
    join(import.meta.dirname, 'measure/version-process.ts'),
    [checkout, index, values.workers, values.seed],
    { execArgv: ['--disable-warning=ExperimentalWarning', '--max-old-space-size=6144'] },
  );
  const { documents } = await receive<{ documents: number }>(child);
  process.stderr.write(`${checkout}: ${documents} documents\n`);
  return child;
}

function receive<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const lost = (): void => reject(new Error('a version ended'));
    child.once('exit', lost);
    child.once('message', (message: Message) => {
      child.off('exit', lost);
      resolve(message);
    });
  });
}

async function measure(versions: readonly ChildProcess[]): Promise<Map<Figure, Times[]>> {
  const times = new Map(figures.map((figure) => [figure, versions.map((): Times => [])]));
  for (let round = -warmUpRounds; round < Number(values.rounds); round += 1) {
    for (const [figure, byVersion] of times) {
      const order = [...versions.keys()];
      if (round % 2 !== 0) order.reverse();
      const sums = new Set<number>();
      for (const at of order) {
        const child = versions[at] as ChildProcess;
        child.send(figure);
        const { cpuUs, sum } = await receive<FigurePass>(child);
        sums.add(sum);
        const ofVersion = byVersion[at] as Times;
        if (round >= 0)
          cpuUs.forEach((us, query) => {
            ofVersion[query] ??= [];
            ofVersion[query].push(us);
          });
      }
      if (sums.size > 1)
        throw new Error(`${figure.operation} of ${figure.name}: the versions found different things`);
    }
  }
  return times;
}

/** Mean cost of a query in milliseconds: the time that this share of its rounds does not exceed, averaged over all queries. */
function costMs(times: Times, share: number): number {
  const picked = times.map(
    (us) => us.toSorted((a, b) => a - b)[Math.floor((us.length - 1) * share)] as number,
  );
  return picked.reduce((sum, us) => sum + us, 0) / picked.length / 1000;
}

function table(times: ReadonlyMap<Figure, Times[]>): string {
  const lines = [
    '| figure | before, ms | after, ms | ratio | ratio at the fifth | ratio at the median |',
    '|---|---:|---:|---:|---:|---:|',
  ];
  const ratios: number[] = [];
  for (const [{ operation, name }, [before = [], after = []]] of times) {
    const ofShares = shares.map((share) => costMs(after, share) / costMs(before, share));
    ratios.push(ofShares[0] as number);
    const label =
      operation === 'counts'
        ? '200 counts in one call'
        : `${operation === 'facets' ? 'facets of a word' : operation}, ${name}`;
    const figuresOf = [costMs(before, 0).toFixed(4), costMs(after, 0).toFixed(4)];
    lines.push(`| ${[label, ...figuresOf, ...ofShares.map((ratio) => ratio.toFixed(3))].join(' | ')} |`);
  }
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  const slower = ratios.filter((ratio) => ratio > 1.05).length;
  return `${lines.join('\n')}\n\nGeometric mean of the ratios: ${mean.toFixed(3)}; ${slower} of ${ratios.length} figures are slower by more than 5 %.\n`;
}

async function compareVersions(): Promise<void> {
  const versions = [await openVersion(values.before), await openVersion(values.after)];
  const report = table(await measure(versions));
  for (const version of versions) version.send('end');
  if (values.markdown !== undefined) writeFileSync(values.markdown, report);
  process.stdout.write(report);
}

compareVersions().catch((problem: unknown) => {
  process.stderr.write(`${problem instanceof Error ? problem.message : String(problem)}\n`);
  // A version may still be measuring; it ends when its pipe closes.
  process.exit(1);
});
