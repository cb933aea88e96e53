import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openWebWorld } from '../../test/harness/web-world.ts';

const HELP = `homedex bench lighthouse --install FOLDER [--only phone|desktop] [--runs 3]

Lighthouse scores of the pages over a demo index, for phones and desktops. It weighs 180 MB and is no dependency: install it somewhere
with "npm install --ignore-scripts lighthouse@13" and name that folder. CHROME_PATH is the path of Chromium.
--runs  how often each page is looked at; the run with the median of performance is printed, and all values of it.
`;

const paths = [
  ...['/', '/app', '/app?q=contact', '/app/company/{company}', '/docs', '/pricing', '/status'],
  ...['/classic', '/classic?q=contact', '/copilot'],
];
const presets = { desktop: ['--preset=desktop'], phone: [] } as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly score: number | null }>
  >;
}

const { values } = parseArgs({
  options: {
    install: { type: 'string' },
    only: { type: 'string' },
    runs: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
const program = join(values.install ?? '', 'node_modules', 'lighthouse', 'cli', 'index.js');
if (values.help || values.install === undefined || !existsSync(program)) {
  process.stdout.write(HELP);
  process.exit(values.help ? 0 : 2);
}
const folder = mkdtempSync(join(tmpdir(), 'homedex-lighthouse-'));
const world = await openWebWorld({ sites: 200, searchWorkers: 1 });
const [first] = (await world.running.app.inject('/companies?limit=1')).json().results;
process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`);
process.stdout.write(
  '| page | for | performance | accessibility | best practices | SEO | first paint ms | largest ms | blocked ms | shift | KB |\n',
);
process.stdout.write('|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n');
for (const name of ['phone', 'desktop'] as const)
  for (const path of values.only === undefined || values.only === name ? paths : [])
    process.stdout.write(await rowOf(path, name));
await world.close();
rmSync(folder, { recursive: true });
process.exit(0);

/** Runs in a separate process, because this one is the server. */
async function look(path: string, options: readonly string[], attemptsLeft = 2): Promise<Report> {
  const output = join(folder, 'report.json');
  const looking = spawn(
    process.execPath,
    [
      program,
      world.address + path.replace('{company}', first.domain),
      ...options,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      '--no-enable-error-reporting',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const code = await new Promise((resolve) => looking.once('close', resolve));
  // Lighthouse occasionally loses the trace of a page and asks to be run again.
  if (code !== 0 && attemptsLeft > 0) return look(path, options, attemptsLeft - 1);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} on ${path}`);
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

function performanceOf({ categories }: Report): number {
  return Math.round(100 * (categories.performance?.score ?? 0));
}

async function rowOf(path: string, name: keyof typeof presets): Promise<string> {
  const reports: Report[] = [];
  for (let run = 0; run < Number(values.runs); run++) reports.push(await look(path, presets[name]));
  const ordered = reports.toSorted((one, other) => performanceOf(one) - performanceOf(other));
  const median = ordered[Math.floor(ordered.length / 2)];
  if (!median) throw new Error('--runs is less than one');
  return printRow(path, name, median, ordered.map(performanceOf).join(', '));
}

function printRow(path: string, name: string, { categories, audits }: Report, performance: string): string {
  const score = (category: string): string => String(Math.round(100 * (categories[category]?.score ?? 0)));
  const figure = (audit: string): number => audits[audit]?.numericValue ?? 0;
  const failed = Object.entries(audits).flatMap(([audit, { score: reached }]) =>
    reached !== null && reached < 0.9 ? [audit] : [],
  );
  const cells = [
    `\`${path}\``,
    name,
    performance,
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    figure('first-contentful-paint').toFixed(0),
    figure('largest-contentful-paint').toFixed(0),
    figure('total-blocking-time').toFixed(0),
    figure('cumulative-layout-shift').toFixed(3),
    (figure('total-byte-weight') / 1000).toFixed(0),
  ];
  return `| ${cells.join(' | ')} |\n${failed.length > 0 ? `  not whole: ${failed.join(', ')}\n` : ''}`;
}
