import { performance } from 'node:perf_hooks';
import type { CompanyProfile } from '../../src/modules/companies/index.ts';
import { readQueryText } from '../../src/modules/search/index.ts';
import { judgedDescriptions } from './judged.ts';
import { type BenchModel, openBenchIndex } from './open-bench-index.ts';

const DESCRIPTIONS = 60;
/** As `SEARCH_WORKERS` of a service without settings. */
const WORKERS = 1;
const filterSets = [
  {},
  { country: ['DE', 'AT', 'FR', 'GB', 'US'] },
  { country: ['CH'] },
  { has: ['email'] },
] as const;

/** The time of a ranking in an index of a given size. The sites of the demo are repeated under other domains. */
export async function measureLatency(
  sites: readonly CompanyProfile[],
  companies: number,
  model: BenchModel,
  folder: string | undefined,
  print: (line: string) => void,
): Promise<void> {
  const started = performance.now();
  const { meaning, close } = await openBenchIndex(repeated(sites, companies), model, {
    folder,
    workers: WORKERS,
  });
  print(
    `${companies} companies indexed, embedded and opened in ${Math.round((performance.now() - started) / 1000)} s`,
  );
  print('\n| filters | median ms | 95 of 100 within | CPU median | CPU 95 of 100 |\n|---|---|---|---|---|');
  const { signal } = new AbortController();
  const descriptions = judgedDescriptions()
    .map(({ text }) => text)
    .slice(0, DESCRIPTIONS);
  for (const filters of filterSets) {
    const rank = (text: string) =>
      meaning.rank({ q: readQueryText(text), mode: 'meaning', ...filters }, signal);
    // The first pass reads glossaries and compiles code.
    for (const text of descriptions) await rank(text);
    const [wall, cpu]: [number[], number[]] = [[], []];
    for (const text of descriptions) {
      const [from, cpuFrom] = [performance.now(), process.cpuUsage()];
      await rank(text);
      const { user, system } = process.cpuUsage(cpuFrom);
      wall.push(performance.now() - from);
      cpu.push((user + system) / 1000);
    }
    const figures = [at(wall, 0.5), at(wall, 0.95), at(cpu, 0.5), at(cpu, 0.95)];
    print(`| ${JSON.stringify(filters)} | ${figures.join(' | ')} |`);
  }
  await close();
}

function* repeated(sites: readonly CompanyProfile[], companies: number): Iterable<CompanyProfile> {
  for (let at = 0; at < companies; at++) {
    const site = sites[at % sites.length] as CompanyProfile;
    yield { ...site, domain: `c${at}-${site.domain}` };
  }
}

const at = (values: readonly number[], share: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] ?? 0).toFixed(1);
