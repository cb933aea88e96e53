/**
 * The oracle: random queries on a random corpus that keeps changing, answered by the index and by SQLite FTS5 with the same tokens. Stops
 * at the first difference and prints the smallest query that still shows it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextIndex, TextQuery } from '../../src/lib/text-index/api.ts';
import { openTextIndex } from '../../src/lib/text-index/index.ts';
import { readArguments } from '../read-arguments.ts';
import { Random } from '../search/corpus/random.ts';
import { findMistake } from './oracle-check.ts';
import { oracleDocument, oracleSchema } from './oracle-corpus.ts';
import { OracleModel } from './oracle-model.ts';
import { randomQuery, simplerQueries } from './oracle-queries.ts';

export interface OracleOptions {
  readonly queries: number;
  readonly docs: number;
  readonly seed: number;
  readonly workers: number;
  readonly log: (line: string) => void;
}

const queriesBetweenWrites = 40;

/** Resolves with undefined if every answer was right, otherwise with the mistake. */
export async function runOracle(options: OracleOptions): Promise<string | undefined> {
  const directory = mkdtempSync(join(tmpdir(), 'oracle-'));
  const random = new Random(options.seed);
  const model = new OracleModel();
  const open = () => openTextIndex({ directory, schema: oracleSchema, workers: options.workers });
  let index = await open();
  try {
    await bulkLoad(index, model, random, options.docs);
    for (let sent = 0; sent < options.queries; sent += 1) {
      if (sent % queriesBetweenWrites === 0) {
        await changeSomething(index, model, random, options.docs);
        if (random.chance(0.1)) {
          await index.close();
          index = await open();
        }
      }
      const query = randomQuery(random, model);
      const mistake = await findMistake(index, model, query, random);
      if (mistake !== undefined) return describe(index, model, query, mistake, sent);
      if ((sent + 1) % 1000 === 0) options.log(`${sent + 1} queries, ${model.keys().length} documents`);
    }
    const report = await index.check();
    return report.ok ? undefined : `integrity: ${report.problems.join(' ')}`;
  } finally {
    await index.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

async function bulkLoad(index: TextIndex, model: OracleModel, random: Random, docs: number): Promise<void> {
  const writer = await index.bulk();
  for (let number = 0; number < docs; number += 1) {
    const document = oracleDocument(random, keyOf(random.below(docs * 2)));
    await writer.add(document);
    model.put(document);
    if (random.chance(0.002)) await writer.commit();
  }
  await writer.commit('loaded');
  await writer.close();
}

async function changeSomething(
  index: TextIndex,
  model: OracleModel,
  random: Random,
  docs: number,
): Promise<void> {
  const written = Array.from({ length: random.below(12) }, () =>
    oracleDocument(random, keyOf(random.below(docs * 2))),
  );
  const distinct = [...new Map(written.map((document) => [document.key, document])).values()];
  if (distinct.length > 0) await index.upsert(distinct);
  for (const document of distinct) model.put(document);
  const doomed = [...new Set(Array.from({ length: random.below(6) }, () => keyOf(random.below(docs * 2))))];
  const expected = doomed.filter((key) => model.delete(key)).length;
  const deleted = await index.delete(doomed);
  if (deleted !== expected) throw new Error(`delete returned ${deleted} instead of ${expected}`);
  if (random.chance(0.02)) await bulkLoad(index, model, random, Math.ceil(docs / 20));
  if (random.chance(0.03)) await index.compact();
}

function keyOf(number: number): string {
  return `${number % 7 === 0 ? 'münchen' : 'site'}-${number}.example`;
}

async function describe(
  index: TextIndex,
  model: OracleModel,
  query: TextQuery,
  mistake: string,
  sent: number,
): Promise<string> {
  let smallest = query;
  let shown = mistake;
  for (let shrunk = true; shrunk; ) {
    shrunk = false;
    for (const simpler of simplerQueries(smallest)) {
      const stillWrong = await findMistake(index, model, simpler, new Random(sent));
      if (stillWrong === undefined) continue;
      smallest = simpler;
      shown = stillWrong;
      shrunk = true;
      break;
    }
  }
  return `query ${sent}: ${JSON.stringify(query)}\n  ${mistake}\nsmallest: ${JSON.stringify(smallest)}\n  ${shown}`;
}

const usage = `usage: bench oracle [options]
  --queries N   how many random queries (default 20000)
  --docs N      documents of the corpus (default 3000)
  --seed S      seed of both (default 1)
  --workers N   threads that answer; 0 is the calling thread (default 0)`;

async function main(): Promise<void> {
  const { values } = readArguments(usage, {
    options: {
      queries: { type: 'string', default: '20000' },
      docs: { type: 'string', default: '3000' },
      seed: { type: 'string', default: '1' },
      workers: { type: 'string', default: '0' },
    },
  });
  const options: OracleOptions = {
    queries: Number(values.queries),
    docs: Number(values.docs),
    seed: Number(values.seed),
    workers: Number(values.workers),
    log: (line) => process.stderr.write(`${line}\n`),
  };
  const start = performance.now();
  const mistake = await runOracle(options);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (mistake === undefined)
    process.stdout.write(
      `oracle: ${options.queries} queries agree with FTS5 (seed ${options.seed}, ${seconds} s)\n`,
    );
  else {
    process.stdout.write(`oracle: wrong answer (seed ${options.seed})\n${mistake}\n`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main();
