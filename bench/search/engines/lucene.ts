import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type CompanyPage, hasFlags } from '../corpus/company-page.ts';
import type { BenchQuery } from '../queries/query-classes.ts';
import type { BenchEngine, BuildFigures, EngineUsage, Measurement, PageSource } from './engine.ts';
import { buildLuceneProgram, findJavaTools } from './java.ts';
import { preparedValues } from './prepared-text.ts';

/** Lucene in a Java process of its own, which measures itself; commands and answers are lines of JSON. */
export function luceneEngine(directory: string): BenchEngine {
  let program: LuceneProgram | undefined;
  const lucene = (): LuceneProgram => {
    program ??= startProgram(directory);
    return program;
  };
  return {
    build: async (pages, docs) => {
      rmSync(directory, { recursive: true, force: true });
      mkdirSync(directory, { recursive: true });
      return build(lucene(), pages, docs);
    },
    open: () => lucene().ask<{ documents: number; openMs: number }>({ command: 'open' }),
    measure: (operation, queries, effort) =>
      lucene().ask<Measurement>({
        command: 'measure',
        operation,
        queries: queries.map(wireQuery),
        ...effort,
      }),
    measureCounts: (queries) =>
      lucene().ask<Measurement>({ command: 'counts', queries: queries.map(wireQuery) }),
    totals: (queries) => lucene().ask<number[]>({ command: 'totals', queries: queries.map(wireQuery) }),
    upsert: async (page) =>
      (await lucene().ask<{ wallMs: number }>({ command: 'upsert', page: pageLine(page) })).wallMs,
    read: async (query) =>
      (await lucene().ask<{ wallMs: number }>({ command: 'read', query: wireQuery(query) })).wallMs,
    usage: () => lucene().ask<EngineUsage>({ command: 'usage' }),
    close: async () => {
      await program?.stop();
    },
  };
}

interface LuceneProgram {
  ask<Answer>(command: object): Promise<Answer>;
  /** Writes a line that is no command, with back-pressure. */
  feed(line: string): Promise<void>;
  nextAnswer<Answer>(): Promise<Answer>;
  stop(): Promise<void>;
}

function startProgram(directory: string): LuceneProgram {
  const tools = findJavaTools();
  if (typeof tools === 'string') throw new Error(tools);
  const flags = ['-Xmx2g', '--add-modules', 'jdk.incubator.vector', '--enable-native-access=ALL-UNNAMED'];
  const child = spawn(
    tools.java,
    [...flags, '-cp', buildLuceneProgram(tools), 'searchbench.Main', directory],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextAnswer = async <Answer>(): Promise<Answer> => {
    const { value, done } = await answers.next();
    if (done === true) throw new Error('the Lucene program ended early');
    const answer: Answer & { failure?: string } = JSON.parse(value);
    if (answer.failure !== undefined) throw new Error(`Lucene: ${answer.failure}`);
    return answer;
  };
  const feed = (line: string): Promise<void> => writeLine(child, line);
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
        child.stdin?.end();
      }),
  };
}

async function writeLine(child: ChildProcess, line: string): Promise<void> {
  if (child.stdin?.write(`${line}\n`) === false)
    await new Promise((resolve) => child.stdin?.once('drain', resolve));
}

async function build(program: LuceneProgram, pages: PageSource, docs: number): Promise<BuildFigures> {
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

/** The tab-separated line that the Java program reads; no part holds a tab or a line end. */
function pageLine(page: CompanyPage): string {
  const separator = '\u0001';
  return [
    page.key,
    page.country,
    page.tld,
    page.industry,
    page.tech.join(separator),
    hasFlags.filter((flag) => page.has[flag]).join(separator),
    preparedValues(page).flat().join(separator),
    Buffer.from(page.stored).toString('utf8'),
  ].join('\t');
}

function wireQuery({ words, mode, filter }: BenchQuery): object {
  return { words, mode, ...filter };
}
