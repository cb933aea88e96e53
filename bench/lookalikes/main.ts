import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { readArguments } from '../read-arguments.ts';
import { type AsServed, measureAsServed } from './as-served.ts';
import { calibrateScores } from './calibration.ts';
import { measureFirstStart } from './first-start.ts';
import { demoPages, type LabelledPage, realPages, shareIndustry } from './labelled-pages.ts';
import {
  GLOSSARY_UNSEEN,
  type Method,
  methodsOver,
  USE_UNSEEN,
  unseenWordsMethods,
  useMethods,
} from './methods.ts';
import { nearest, type Precision, precisionOf } from './precision.ts';

/**
 * How often the nearest companies have the same industry, with the default model and the fallback, compared with word vectors alone and
 * plain keywords, on the demo and on real homepages (folders with a manifest.jsonl that names industries). `--use` adds the packed model of
 * USE-multilingual. Fails if a score is below its threshold.
 */
const { values, positionals } = readArguments(
  'homedex bench lookalikes [--demo 3000] [--seeds 300] [--use MODEL] [--neighbours FILE] [--first-start 2000] [FOLDER…]',
  {
    options: {
      demo: { type: 'string', default: '3000' },
      seeds: { type: 'string', default: '300' },
      use: { type: 'string' },
      neighbours: { type: 'string' },
      'first-start': { type: 'string' },
    },
    allowPositionals: true,
  },
);
const DEMO_AT_10 = 0.97;
const DEMO_ACROSS_AT_10 = 0.95;
const TIMES_BETTER = 1.5;
const REAL_AT_5 = 0.75;
const FIRST_START_SECONDS = 5;
/** Scores are fitted on pages whose words the lists do not know: other pages are like that. */
const calibrated = new Set([GLOSSARY_UNSEEN, USE_UNSEEN]);
const failures: string[] = [];

print(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
if (values['first-start'] !== undefined)
  printFirstStart(await measureFirstStart(Number(values['first-start'])));
if (Number(values.demo) > 0) await measureDemo(demoPages(Number(values.demo)));
if (positionals.length > 0) await measureReal(realPages(positionals));
for (const failure of failures) print(`below the bar: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

async function measureDemo(pages: readonly LabelledPage[]): Promise<void> {
  const table = measure(`demo, ${pages.length} sites`, pages, await allMethods(pages));
  const served = await measureAsServed(pages, Number(values.seeds));
  printServed(served);
  const [ours] = table.values();
  if ((ours?.at10 ?? 0) < DEMO_AT_10 || (ours?.acrossAt10 ?? 0) < DEMO_ACROSS_AT_10)
    failures.push('the demo');
}

/** Our methods first, then USE-multilingual if a packed model was given. */
async function allMethods(pages: readonly LabelledPage[]): Promise<Method[]> {
  const methods = methodsOver(pages);
  return values.use === undefined ? methods : [...methods, ...(await useMethods(pages, values.use))];
}

async function measureReal(pages: readonly LabelledPage[]): Promise<void> {
  const methods = [...(await allMethods(pages)), ...(await unseenWordsMethods(positionals, values.use))];
  const labelled = pages.filter(({ labels }) => labels.length > 0).length;
  const table = measure(`real homepages, ${labelled} of ${pages.length} labelled`, pages, methods);
  const [ours] = table.values();
  for (const rival of ['English words alone, one mean', 'keyword Jaccard, 60 words'])
    for (const figure of ['at10', 'at1', 'acrossAt10', 'acrossAt1'] as const)
      if ((ours?.[figure] ?? 0) < TIMES_BETTER * (table.get(rival)?.[figure] ?? 0))
        failures.push(`${figure} beside ${rival}`);
  if ((ours?.at5 ?? 0) < REAL_AT_5) failures.push('P@5 of real homepages with five others of their industry');
  const use = table.get('USE-multilingual with the words');
  for (const figure of ['at10', 'at1', 'acrossAt10', 'acrossAt1'] as const)
    if (use && use[figure] <= (ours?.[figure] ?? 0)) failures.push(`${figure} of USE beside the default`);
  for (const { name, similarity } of methods)
    if (calibrated.has(name)) {
      print(`\n${name}`);
      calibrateScores(pages, similarity, print);
    }
  if (values.neighbours !== undefined) writeFileSync(values.neighbours, neighbours(pages, methods));
}

function measure(
  title: string,
  pages: readonly LabelledPage[],
  methods: readonly Method[],
): Map<string, Precision> {
  print(
    `\n${title}\n| method | P@10 | P@1 | P@10 other languages | P@1 other languages | P@5 of those with five others of their industry | CPU ms a page |\n|---|---|---|---|---|---|---|`,
  );
  const table = new Map<string, Precision>();
  for (const { name, similarity, cpuMsPerPage } of methods) {
    const found = precisionOf(pages, similarity);
    table.set(name, found);
    const figures = [found.at10, found.at1, found.acrossAt10, found.acrossAt1, found.at5].map((value) =>
      value.toFixed(3),
    );
    print(`| ${[name, ...figures, cpuMsPerPage?.toFixed(2) ?? ''].join(' | ')} |`);
  }
  for (const [name, { at5, at5Margin, withFive }] of table)
    print(`P@5 of ${withFive} pages: ${at5.toFixed(3)} ± ${at5Margin.toFixed(3)}, ${name}`);
  for (const { name, memoryMb } of methods)
    if (memoryMb !== undefined) print(`${name}: ${memoryMb.toFixed(0)} MB more memory`);
  return table;
}

function printFirstStart({ plain, embedded }: Awaited<ReturnType<typeof measureFirstStart>>): void {
  const more = embedded.wallSeconds - plain.wallSeconds;
  print(
    `filling the index on the first start: ${plain.wallSeconds.toFixed(1)} s (${plain.cpuSeconds.toFixed(1)} CPU s), with vectors ${embedded.wallSeconds.toFixed(1)} s (${embedded.cpuSeconds.toFixed(1)} CPU s), ${more.toFixed(1)} s more`,
  );
  if (more > FIRST_START_SECONDS) failures.push('the first start');
}

function printServed({ embedCpuMsPerPage, answers, look }: AsServed): void {
  print(
    `\nas served: embedding with fitting, reading and storing ${embedCpuMsPerPage.toFixed(2)} CPU ms a page`,
  );
  for (const { method, at10, acrossAt10, cpuMsPerAnswer } of answers)
    print(
      `${method}: P@10 ${at10}, other languages ${acrossAt10}, ${cpuMsPerAnswer.toFixed(1)} CPU ms an answer`,
    );
  print(
    `a monitor after 1,000 companies were fetched again: ${look.cpuMs.toFixed(1)} CPU ms, ${look.news} new`,
  );
}

/** For manual review: the three nearest pages of each labelled page by each method, with those of the same industry in bold. */
function neighbours(pages: readonly LabelledPage[], methods: readonly Method[]): string {
  const labelled = pages.flatMap(({ labels }, at) => (labels.length === 0 ? [] : [at]));
  const shown = methods.filter(({ name }) => !/without|excluded/.test(name));
  const rows = labelled.map((one) => {
    const page = pages[one];
    const cells = shown.map(({ similarity }) =>
      nearest(one, labelled, similarity)
        .slice(0, 3)
        .map((other) => {
          const text = `${pages[other]?.profile.domain} ${pages[other]?.language}`;
          return shareIndustry(page, pages[other]) ? `**${text}**` : text;
        })
        .join('; '),
    );
    return `| ${page?.profile.domain} (${page?.language}, ${page?.labels.join(', ')}) | ${cells.join(' | ')} |`;
  });
  const head = ['page', ...shown.map(({ name }) => name)];
  return `${[`| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows].join('\n')}\n`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
