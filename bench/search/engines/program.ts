import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Writable } from 'node:stream';
import { type CompanyPage, hasFlags } from '../corpus/company-page.ts';
import type { BenchQuery } from '../queries/query-classes.ts';
import type { BenchEngine, BuildFigures, EngineUsage, Measurement, PageSource } from './engine.ts';
import { preparedValues } from './prepared-text.ts';

/** A peer in its own process, which measures itself. Commands and responses are lines of JSON. */
export function programEngine(directory: string, start: (directory: string) => ChildProcess): BenchEngine {
  let program: Program | undefined;
  const peer = (): Program => {
    program ??= connect(start(directory));
    return program;
  };
  return {
    build: async (pages, docs) => {
      rmSync(directory, { recursive: true, force: true });
      mkdirSync(directory, { recursive: true });
      return build(peer(), pages, docs);
    },
    open: () => peer().ask<{ documents: number; openMs: number }>({ command: 'open' }),
    measure: (operation, queries, effort) =>
      peer().ask<Measurement>({
        command: 'measure',
        operation,
        queries: queries.map(wireQuery),
        ...effort,
      }),
    measureCounts: (queries) =>
      peer().ask<Measurement>({ command: 'counts', queries: queries.map(wireQuery) }),
    totals: (queries) => peer().ask<number[]>({ command: 'totals', queries: queries.map(wireQuery) }),
    upsert: async (page) =>
      (await peer().ask<{ wallMs: number }>({ command: 'upsert', page: pageLine(page) })).wallMs,
    read: async (query) =>
      (await peer().ask<{ wallMs: number }>({ command: 'read', query: wireQuery(query) })).wallMs,
    usage: () => peer().ask<EngineUsage>({ command: 'usage' }),
    close: async () => {
      await program?.stop();
    },
  };
}

interface Program {
  ask<Answer>(command: object): Promise<Answer>;
  /** Writes a line that is not a command, with back-pressure. */
  feed(line: string): Promise<void>;
  nextAnswer<Answer>(): Promise<Answer>;
  stop(): Promise<void>;
}

function connect(child: ChildProcess): Program {
  const { stdin, stdout } = child;
  if (stdin === null || stdout === null) throw new Error('the program of a peer needs pipes');
  const answers = createInterface({ input: stdout })[Symbol.asyncIterator]();
  const nextAnswer = async <Answer>(): Promise<Answer> => {
    const { value, done } = await answers.next();
    if (done === true) throw new Error('the program of a peer ended early');
    const answer: Answer & { failure?: string } = JSON.parse(value);
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer;
  };
  const feed = (line: string): Promise<void> => writeLine(stdin, line);
  return {
    ask: async (command) => {
      await feed(JSON.stringify(command));
      return nextAnswer();
    },
    feed,
    nextAnswer,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        stdin.end();
      }),
  };
}

async function writeLine(stdin: Writable, line: string): Promise<void> {
  if (!stdin.write(`${line}\n`)) await once(stdin, 'drain');
}

async function build(program: Program, pages: PageSource, docs: number): Promise<BuildFigures> {
  const { cpuMs: startCpuMs } = await program.ask<EngineUsage>({ command: 'build', docs: 0 });
  const start = performance.now();
  let prepareMs = 0;
  await program.feed(JSON.stringify({ command: 'build', docs }));
  for (let number = 0; number < docs; number += 1) {
    const before = performance.now();
    const line = pageLine(pages.page(number));
    prepareMs += performance.now() - before;
    await program.feed(line);
  }
  const { cpuMs, peakRssMb } = await program.nextAnswer<EngineUsage>();
  return {
    cpuS: (cpuMs - startCpuMs) / 1000,
    wallS: (performance.now() - start) / 1000,
    prepareS: prepareMs / 1000,
    peakRssMb,
  };
}

/** More than the distance of `near`, because the peers have all text in one field and a `near` match must not cross two of our fields. */
const FIELD_GAP = 8;

/** The tab-separated line that the programs read. No part contains a tab or a line break. */
function pageLine(page: CompanyPage): string {
  const separator = '\u0001';
  const fields = preparedValues(page).map((values) => values.join(separator));
  return [
    page.key,
    page.country,
    page.tld,
    page.industry,
    page.tech.join(separator),
    hasFlags.filter((flag) => page.has[flag]).join(separator),
    fields.join(separator.repeat(FIELD_GAP)),
    fields[0],
    Buffer.from(page.stored).toString('utf8'),
  ].join('\t');
}

function wireQuery({ words, mode, filter }: BenchQuery): object {
  return { words, mode, ...filter };
}
