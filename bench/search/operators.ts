/**
 * Queries beyond words, phrases and one filter on our own engine: operators, prefixes, forms, exclusions, proximity, fields, numeric
 * conditions, sort orders, cursors and facets without their own filter. Each returns the exact total and is compared with the plain word it
 * contains.
 */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchPosition, TextExpression, TextIndex, TextQuery } from '../../src/lib/text-index/api.ts';
import { openTextIndex } from '../../src/lib/text-index/index.ts';
import { readArguments } from '../read-arguments.ts';
import { pageSchema } from './engines/page-document.ts';
import { runEngineJob } from './measure/run-engine-job.ts';
import { drawQueries } from './queries/draw-queries.ts';
import { milliseconds, textTable } from './report/text-table.ts';
import { indexDirectory } from './run-search-bench.ts';

const usage = `usage: bench search-operators [options]
  --docs N          how many pages (default 50000)
  --seed S          seed of the pages (default 1)
  --dir D           where the index is built (default: the system's temporary folder)
  --keep            reuse the index of an earlier run if there is one
  --measure-ms N    processor time per class (default 1000)`;

const { values } = readArguments(usage, {
  options: {
    docs: { type: 'string', default: '50000' },
    seed: { type: 'string', default: '1' },
    dir: { type: 'string', default: join(tmpdir(), 'homedex-bench') },
    keep: { type: 'boolean', default: false },
    'measure-ms': { type: 'string', default: '1000' },
  },
});

const limit = 100;
const text = (word: string, more: object = {}): TextExpression => ({
  op: 'text',
  slots: [{ word, ...more }],
});
const asked = (expression: TextExpression): TextQuery => ({ mode: 'all', expression });
const plain = (word: string): TextQuery => ({ text: word, mode: 'all' });
const recent = { field: 'first_indexed', op: 'range', min: 0 } as const;

/** Two frequent words, and one on a hundredth of the pages. */
interface Words {
  readonly frequent: string;
  readonly other: string;
  readonly mid: string;
}

type Run = (index: TextIndex, words: Words, positions: Map<string, SearchPosition>) => Promise<unknown>;

const search =
  (query: (words: Words) => TextQuery, options: object = {}): Run =>
  (index, words) =>
    index.search(query(words), { limit, ...options });

const byNumber = { by: { filter: 'first_indexed' }, isDescending: true } as const;

/** The page of results after the first hundred, as a client that continues reading requests it. */
const continued: Run = async (index, words, positions) => {
  const query = plain(words.frequent);
  const known = positions.get(words.frequent);
  if (known) return index.search(query, { limit, sort: byNumber, after: known });
  const { end } = await index.search(query, { limit, sort: byNumber });
  if (end) positions.set(words.frequent, end);
  return end;
};

const sideways: Run = (index, { frequent }) => {
  const query = plain(frequent);
  const inGermany: TextQuery = { ...query, filters: [{ field: 'country', op: 'equals', value: 'DE' }] };
  return Promise.all([
    index.facets(inGermany, ['industry'], { size: 50 }),
    index.facets(query, ['country'], { size: 50 }),
  ]);
};

const classes: Readonly<Record<string, Run>> = {
  'plain word': search(({ frequent }) => plain(frequent)),
  '(a OR b) c': search(({ frequent, other, mid }) =>
    asked({ op: 'all', of: [{ op: 'any', of: [text(other), text(mid)] }, text(frequent)] }),
  ),
  'a -b': search(({ frequent, other }) =>
    asked({ op: 'all', of: [text(frequent), { op: 'not', of: text(other) }] }),
  ),
  'prefix of five letters': search(({ frequent }) =>
    asked({ op: 'text', slots: [{ prefix: frequent.slice(0, 5) }] }),
  ),
  'word with its forms': search(({ frequent }) => asked(text(frequent, { forms: [] }))),
  '"a b"~5': search(({ frequent, mid }) =>
    asked({ op: 'near', slots: [{ word: frequent }, { word: mid }], distance: 5 }),
  ),
  'title:a': search(({ frequent }) => asked({ op: 'text', slots: [{ word: frequent }], fields: ['title'] })),
  'number above': search(({ frequent }) => ({ ...plain(frequent), filters: [recent] })),
  'number above OR b': search(({ frequent, mid }) =>
    asked({
      op: 'all',
      of: [text(frequent), { op: 'any', of: [{ op: 'filter', condition: recent }, text(mid)] }],
    }),
  ),
  'sorted by a number': search(({ frequent }) => plain(frequent), { sort: byNumber }),
  'sorted by key': search(({ frequent }) => plain(frequent), { sort: { by: 'key', isDescending: true } }),
  'everything, sorted by a number': search(() => ({ mode: 'all' }), { sort: byNumber }),
  'continued by position': continued,
  'offset past the end': search(({ frequent }) => plain(frequent), { offset: 1_000_000_000 }),
  'facets, two fields': (index, { frequent }) =>
    index.facets(plain(frequent), ['country', 'industry'], { size: 50 }),
  'sideways facets': sideways,
  histogram: (index, { frequent }) =>
    index.facets(plain(frequent), ['first_indexed'], { size: 50, dates: ['first_indexed'] }),
};

async function cpuMsOf(run: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The median CPU time of a query, over all words in turn, after one warm-up round. */
async function measure(index: TextIndex, run: Run, words: readonly Words[]): Promise<number> {
  const positions = new Map<string, SearchPosition>();
  for (const one of words) await run(index, one, positions);
  const times: number[] = [];
  for (let spent = 0; spent < Number(values['measure-ms']) || times.length < words.length; ) {
    const word = words[times.length % words.length] as Words;
    const cpuMs = await cpuMsOf(() => run(index, word, positions));
    times.push(cpuMs);
    spent += cpuMs;
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

const [docs, seed] = [Number(values.docs), Number(values.seed)];
const directory = indexDirectory(values.dir, docs, seed);
if (!values.keep || !existsSync(join(directory, 'homedex'))) {
  process.stderr.write(`building ${docs} documents\n`);
  await runEngineJob({ engine: 'homedex', phase: 'build', docs, seed, directory, workers: 0 }, () => {});
}
const index = await openTextIndex({ directory: join(directory, 'homedex'), schema: pageSchema, workers: 0 });
const { documents } = await index.stats();
if (documents !== docs) throw new Error(`the index has ${documents} documents; run again without --keep`);
const { classes: drawn } = drawQueries(seed);
const words = drawn.frequent.map(({ words: [frequent = ''] }, at): Words => {
  const other = drawn.frequent[(at + 1) % drawn.frequent.length]?.words[0] ?? frequent;
  return { frequent, other, mid: drawn.mid[at % drawn.mid.length]?.words[0] ?? frequent };
});
const rows: string[][] = [];
for (const [name, run] of Object.entries(classes)) {
  rows.push([name, milliseconds(await measure(index, run, words))]);
  process.stderr.write(`${name}\n`);
}
await index.close();
process.stdout.write(`${docs} pages, median processor time of a query, exact totals, best ${limit}\n\n`);
process.stdout.write(`${textTable(['class', 'CPU ms'], rows)}\n`);
