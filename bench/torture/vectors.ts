/**
 * The crash test of the vector index: a process writes, deletes, flushes and builds, is killed with SIGKILL at a random moment, and the
 * index is reopened. Every acknowledged write must be there, the running one completely or not at all; the files must be sound, and
 * searches must find what reads by key find. The same folder goes through all cycles.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { openVectorIndex } from '../../src/lib/vector-index/open-vector-index.ts';
import { readArguments } from '../read-arguments.ts';
import { Random } from '../search/corpus/random.ts';
import { killThresholds, type VectorLine, VectorsModel } from './vectors-model.ts';

export interface VectorKillReport {
  readonly problems: readonly string[];
  readonly cycles: number;
  readonly acknowledged: number;
  readonly builds: number;
  readonly segmentsMost: number;
}

export async function runVectorKills(
  cycles: number,
  seed: number,
  log: (line: string) => void,
): Promise<VectorKillReport> {
  const directory = mkdtempSync(join(tmpdir(), 'kill-vectors-'));
  const random = new Random(seed);
  const model = new VectorsModel();
  let [nextWrite, segmentsMost, cycle] = [1, 0, 0];
  let problems: string[] = [];
  while (cycle < cycles && problems.length === 0) {
    cycle++;
    // Kill moments are counted in steps of the process, so that a busy machine does not kill it before it has started.
    const moment = {
      writes: random.chance(0.5) ? random.below(150) : Number.POSITIVE_INFINITY,
      builds: random.between(1, 2),
      thenMs: random.below(150),
    };
    nextWrite = await writeUntilKilled(directory, model, random.uint32(), nextWrite, moment);
    const verified = await openAndVerify(directory, model);
    problems = verified.problems;
    segmentsMost = Math.max(segmentsMost, verified.segments);
    if (cycle % 10 === 0)
      log(`${cycle} cycles, ${model.acknowledged} acknowledged writes all there, ${model.builds} builds`);
  }
  if (problems.length === 0) rmSync(directory, { recursive: true, force: true });
  else log(`cycle ${cycle} failed; the files are left in ${directory}`);
  return { problems, cycles: cycle, acknowledged: model.acknowledged, builds: model.builds, segmentsMost };
}

/** Resolves with the number of the next write when the writer is dead and all its output is read. */
async function writeUntilKilled(
  directory: string,
  model: VectorsModel,
  seed: number,
  nextWrite: number,
  moment: { readonly writes: number; readonly builds: number; readonly thenMs: number },
): Promise<number> {
  const file = join(import.meta.dirname, 'vectors-writer.ts');
  const writer = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', file, directory, String(seed), String(nextWrite)],
    { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  );
  let [next, writes, builds] = [nextWrite, 0, 0];
  let killed = false;
  for await (const text of createInterface({ input: writer.stdio[3] as Readable })) {
    const line = parseLine(text);
    if (line === undefined) continue;
    if (line.kind === 'begin') next = Math.max(next, line.write.number + 1);
    if (line.kind === 'done') writes++;
    if (line.kind === 'built') builds++;
    model.receive(line);
    if (killed || (writes < moment.writes && builds < moment.builds)) continue;
    killed = true;
    setTimeout(() => writer.kill('SIGKILL'), moment.thenMs);
  }
  if (!killed) throw new Error('the writer ended before it was killed');
  return next;
}

/** The kill may cut off the last line, which then does not count. */
function parseLine(text: string): VectorLine | undefined {
  try {
    return JSON.parse(text) as VectorLine;
  } catch {
    return undefined;
  }
}

async function openAndVerify(
  directory: string,
  model: VectorsModel,
): Promise<{ readonly problems: string[]; readonly segments: number }> {
  const index = await openVectorIndex({
    directory,
    workers: 0,
    flushing: false,
    sizeThresholds: killThresholds,
  });
  try {
    const problems = await model.settle(index);
    const check = await index.check();
    problems.push(...check.problems.map((problem) => `check: ${problem}`));
    return { problems, segments: (await index.stats()).segments };
  } finally {
    await index.close();
  }
}

const usage = `usage: bench vector-kills [options]
  --cycles N   how often the writer is killed (default 300, some two seconds each)
  --seed S     seed of the writes and of the moments (default 1)`;

async function main(): Promise<void> {
  const { values } = readArguments(usage, {
    options: { cycles: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
  });
  const report = await runVectorKills(Number(values.cycles), Number(values.seed), (line) =>
    process.stderr.write(`${line}\n`),
  );
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exitCode = report.problems.length === 0 ? 0 : 1;
}

if (import.meta.main) await main();
