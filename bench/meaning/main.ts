import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fitOf, similarityOf } from '../../src/modules/meaning/index.ts';
import { readQueryText } from '../../src/modules/search/index.ts';
import { demoCompanies } from '../../test/harness/demo-companies.ts';
import { realPages } from '../lookalikes/labelled-pages.ts';
import { readArguments } from '../read-arguments.ts';
import { measureMessages } from './copilot-messages.ts';
import { type FittedQuery, fitModel } from './fit.ts';
import { halfOf, isPlanted, type Judged, judgedDescriptions } from './judged.ts';
import { measureLatency } from './latency.ts';
import { type BenchModel, openBenchIndex } from './open-bench-index.ts';

/**
 * Finds companies by judged descriptions in ten languages, on the demo and on folders with real homepages if given: how often the first
 * result is right, and how many of the first five are. The half that was used for tuning is reported separately from the untouched one.
 * Then judged messages to the copilot. `--use` adds the packed model of USE-multilingual. `--only fit` instead fits the values of
 * data/similarity/meaning.json to the tuning half, for USE-multilingual if it is given. `--companies` only measures the time of a ranking
 * in an index of that size, which stays in `--folder` for the next run if it is given.
 */
const { values, positionals } = readArguments(
  'homedex bench meaning [--use MODEL] [--sites 838] [--failures] [--only descriptions|copilot|fit] [--companies 1000000 [--folder DIR]] [FOLDER…]',
  {
    options: {
      use: { type: 'string' },
      sites: { type: 'string', default: '838' },
      failures: { type: 'boolean', default: false },
      only: { type: 'string' },
      companies: { type: 'string' },
      folder: { type: 'string' },
    },
    allowPositionals: true,
  },
);

interface Outcome {
  readonly judged: Judged;
  readonly half: string;
  readonly isFirstRight: boolean;
  /** Right results among the first five, relative to the most that are possible. */
  readonly at5: number;
  /** Companies at or above the cut-off. */
  readonly counted: number;
  readonly countedRight: number;
  readonly ms: number;
}

const { signal } = new AbortController();
const demo = demoCompanies(Number(values.sites), 1);
const truths = new Map(demo.map(({ truth, profile }) => [profile.domain, { truth, profile }]));
const corpora = {
  demo: demo.map(({ profile }) => profile),
  real: positionals.length > 0 ? realPages(positionals).map(({ profile }) => profile) : [],
};

print(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
const use: BenchModel | undefined =
  values.use === undefined ? undefined : { useMultilingualFile: values.use };
const models: [string, BenchModel][] = [
  ['built in', 'glossary'],
  ['built in, without vectors', 'none'],
];
if (use) models.push(['USE-multilingual', use]);
if (values.companies !== undefined)
  await measureLatency(corpora.demo, Number(values.companies), use ?? 'glossary', values.folder, print);
else if (values.only === undefined || values.only === 'descriptions')
  for (const [name, model] of models) report(name, await measure(model));
if (values.companies === undefined && (values.only === undefined || values.only === 'copilot'))
  await measureMessages(demo, values.failures, print);
if (values.only === 'fit') fitModel(await evidenceOf(use ?? 'glossary'), print);

async function measure(model: BenchModel): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const pages of ['real', 'demo'] as const) {
    if (corpora[pages].length === 0) continue;
    const { meaning, close } = await openBenchIndex(corpora[pages], model);
    for (const judged of judgedDescriptions().filter((one) => one.pages === pages)) {
      const isRight = rightOf(judged);
      const right = corpora[pages].filter(({ domain }) => isRight(domain)).length;
      if (right === 0) throw new Error(`no company is right for "${judged.text}"`);
      const q = readQueryText(judged.text);
      const started = performance.now();
      const { companies = [] } = await meaning.rank({ q, mode: 'meaning' }, signal);
      const ms = performance.now() - started;
      const first = companies.slice(0, 5).filter(({ domain }) => isRight(domain)).length;
      outcomes.push({
        judged,
        half: halfOf(judged),
        isFirstRight: companies[0] !== undefined && isRight(companies[0].domain),
        at5: first / Math.min(5, right),
        counted: companies.length,
        countedRight: companies.filter(({ domain }) => isRight(domain)).length,
        ms,
      });
    }
    await close();
  }
  return outcomes;
}

/** The evidence of the ranking for every candidate, for the descriptions of the tuning half. */
async function evidenceOf(model: BenchModel): Promise<FittedQuery[]> {
  const queries: FittedQuery[] = [];
  for (const pages of ['real', 'demo'] as const) {
    if (corpora[pages].length === 0) continue;
    let seen: Pick<FittedQuery, 'namesTrade' | 'companies'> | undefined;
    const { meaning, close } = await openBenchIndex(corpora[pages], model, {
      fusion: {
        // With no cut-off all companies are counted, so that the sub-industry of each is looked up.
        fitOf: (name) => ({ ...fitOf(name), cutOff: 0 }),
        similarityOf(evidence, namesTrade, fit) {
          seen ??= { namesTrade, companies: new Map() };
          seen.companies.set(evidence.domain, evidence);
          return similarityOf(evidence, namesTrade, fit);
        },
      },
    });
    for (const judged of judgedDescriptions().filter((one) => one.pages === pages)) {
      if (halfOf(judged) !== 'tuning') continue;
      const isRight = rightOf(judged);
      seen = undefined;
      await meaning.rank({ q: readQueryText(judged.text), mode: 'meaning' }, signal);
      if (seen)
        queries.push({
          ...(seen as Pick<FittedQuery, 'namesTrade' | 'companies'>),
          right: new Set(corpora[pages].map(({ domain }) => domain).filter(isRight)),
        });
    }
    await close();
  }
  return queries;
}

function rightOf({ right, planted }: Judged): (domain: string) => boolean {
  if (right) return (domain) => right.includes(domain);
  return (domain) => {
    const site = truths.get(domain);
    return site !== undefined && planted !== undefined && isPlanted(site.truth, site.profile, planted);
  };
}

function report(name: string, outcomes: readonly Outcome[]): void {
  print(`\n${name}\n| half | pages | descriptions | right first | P@5 | precision from the cut-off on |`);
  print('|---|---|---|---|---|---|');
  for (const half of ['tuning', 'untouched'])
    for (const pages of ['both', 'real', 'demo'])
      row(
        `${half} | ${pages}`,
        outcomes.filter((one) => one.half === half && (pages === 'both' || one.judged.pages === pages)),
      );
  print(
    '\n| language, untouched half | descriptions | right first | P@5 | precision |\n|---|---|---|---|---|',
  );
  const byLanguage = Map.groupBy(
    outcomes.filter(({ half }) => half === 'untouched'),
    ({ judged }) => judged.language,
  );
  for (const [language, own] of [...byLanguage].sort()) row(language, own);
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): string => (times[Math.floor(share * times.length)] ?? 0).toFixed(0);
  print(`\ntime of a ranking: median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`);
  if (values.failures)
    for (const { judged, isFirstRight, half } of outcomes)
      if (!isFirstRight) print(`first is wrong (${half}, ${judged.language}): ${judged.text}`);
}

function row(title: string, some: readonly Outcome[]): void {
  if (some.length === 0) return;
  const mean = (value: (one: Outcome) => number): string =>
    (some.reduce((sum, one) => sum + value(one), 0) / some.length).toFixed(2);
  const [counted, right] = [sumOf(some, 'counted'), sumOf(some, 'countedRight')];
  const cells = [
    title,
    String(some.length),
    mean(({ isFirstRight }) => Number(isFirstRight)),
    mean(({ at5 }) => at5),
    counted === 0 ? '' : (right / counted).toFixed(2),
  ];
  print(`| ${cells.join(' | ')} |`);
}

function sumOf(some: readonly Outcome[], key: 'counted' | 'countedRight'): number {
  return some.reduce((sum, one) => sum + one[key], 0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
