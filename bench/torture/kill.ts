/**
 * The crash test: a process writes and compacts, is killed with SIGKILL at a random moment, and the index is reopened. Every acknowledged
 * write must be there, the unacknowledged one completely or not at all; the files must be sound, the bulk checkpoint must match the
 * documents, and opening must be fast. The same folder goes through all cycles.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { openTextIndex } from '../../src/lib/text-index/index.ts';
import { readArguments } from '../read-arguments.ts';
import { Random } from '../search/corpus/random.ts';
import { summariseTimes } from '../search/measure/summary.ts';
import { killSchema, type WriterLine } from './kill-documents.ts';
import { KillModel } from './kill-model.ts';

export interface KillOptions {
  readonly cycles: number;
  readonly seed: number;
  /** Opening the index must not take longer. */
  readonly openMsMax: number;
  readonly log: (line: string) => void;
}

export interface KillReport {
  readonly problems: readonly string[];
  readonly cycles: number;
  readonly acknowledgedWrites: number;
  readonly openMs: readonly number[];
}

export async function runKillCycles({ cycles, seed, openMsMax, log }: KillOptions): Promise<KillReport> {
  const directory = mkdtempSync(join(tmpdir(), 'kill-'));
  const random = new Random(seed);
  const model = new KillModel();
  const openMs: number[] = [];
  let nextWrite = 1;
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    nextWrite = await writeUntilKilled({
      directory,
      model,
      seed: random.uint32(),
      nextWrite,
      killAfterMs: random.below(1500),
    });
    const { problems, elapsedMs } = await openAndVerify(directory, model);
    openMs.push(elapsedMs);
    if (elapsedMs > openMsMax) problems.push(`opening took ${elapsedMs.toFixed(0)} ms`);
    if (problems.length > 0) {
      log(`cycle ${cycle} failed; the files are left in ${directory}`);
      return { problems, cycles: cycle, acknowledgedWrites: model.acknowledgedWrites, openMs };
    }
    if (cycle % 10 === 0) log(`${cycle} cycles, ${model.acknowledgedWrites} acknowledged writes, all there`);
  }
  rmSync(directory, { recursive: true, force: true });
  return { problems: [], cycles, acknowledgedWrites: model.acknowledgedWrites, openMs };
}

interface CycleStart {
  readonly directory: string;
  readonly model: KillModel;
  readonly seed: number;
  readonly nextWrite: number;
  readonly killAfterMs: number;
}

/** Resolves with the number of the next write when the writer is dead and all its output is read. */
async function writeUntilKilled({
  directory,
  model,
  seed,
  nextWrite,
  killAfterMs,
}: CycleStart): Promise<number> {
  const writer = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'kill-writer.ts'),
      directory,
      String(seed),
      String(nextWrite),
    ],
    { stdio: ['ignore', 'inherit', 'inherit', 'pipe'] },
  );
  let next = nextWrite;
  let killed = false;
  for await (const text of createInterface({ input: writer.stdio[3] as Readable })) {
    const line = parseLine(text);
    if (line === undefined) continue;
    if (line.kind === 'ready')
      setTimeout(() => {
        killed = true;
        writer.kill('SIGKILL');
      }, killAfterMs);
    if (line.kind === 'begin') next = Math.max(next, line.write.number + 1);
    model.receive(line);
  }
  if (!killed) throw new Error('the writer ended before it was killed');
  return next;
}

/** The kill may cut off the last line, which then does not count. */
function parseLine(text: string): WriterLine | undefined {
  try {
    return JSON.parse(text) as WriterLine;
  } catch {
    return undefined;
  }
}

async function openAndVerify(
  directory: string,
  model: KillModel,
): Promise<{ problems: string[]; elapsedMs: number }> {
  const start = performance.now();
  const index = await openTextIndex({ directory, schema: killSchema, workers: 0 });
  const elapsedMs = performance.now() - start;
  const problems = await model.settle(index);
  const integrity = await index.check();
  problems.push(...integrity.problems.map((problem) => `integrity: ${problem}`));
  if (!integrity.ok && integrity.problems.length === 0) problems.push('integrity: not ok, without a reason');
  await index.close();
  return { problems, elapsedMs };
}

const usage = `usage: bench kill [options]
  --cycles N   how often the writer is killed (default 300, about a second each)
  --seed S     seed of the writes and of the moments (default 1)`;

async function main(): Promise<void> {
  const { values } = readArguments(usage, {
    options: { cycles: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
  });
  const report = await runKillCycles({
    cycles: Number(values.cycles),
    seed: Number(values.seed),
    openMsMax: 2000,
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const times = summariseTimes(report.openMs);
  const most = Math.max(...report.openMs);
  process.stdout.write(
    `kill -9: ${report.cycles} cycles, ${report.acknowledgedWrites} acknowledged writes; reopen p50 ${times.wallMsP50.toFixed(0)} ms, p99 ${times.wallMsP99.toFixed(0)} ms, max ${most.toFixed(0)} ms\n`,
  );
  for (const problem of report.problems) process.stdout.write(`wrong: ${problem}\n`);
  process.stdout.write(report.problems.length === 0 ? 'every acknowledged write was there\n' : 'FAILED\n');
  process.exitCode = report.problems.length === 0 ? 0 : 1;
}

if (import.meta.main) await main();
