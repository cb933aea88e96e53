import { counted } from '../lib/counted.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { createProgressLine } from './progress-line.ts';
import { listenForStop } from './stop-signal.ts';

const SITES_MAX = 20_000_000;

export const demo = defineCommand({
  usage: '[--sites N] [--seed S] [--bytes N] FOLDER',
  options: {
    sites: { type: 'string', takes: 'N', help: 'Number of homepages.', default: '2000' },
    seed: { type: 'string', takes: 'S', help: 'The same seed gives the same pages.', default: '1' },
    bytes: { type: 'string', takes: 'N', help: 'Median size of a page, for benchmarks.' },
  },
  examples: ['homedex demo --sites 10000 corpus/', 'homedex demo --sites 100 --seed 7 --bytes 60000 corpus/'],
  async run({ sites, seed, bytes }, [directory, ...more]) {
    if (directory === undefined || more.length > 0) throw new UsageError('name one folder to write to');
    const total = wholeNumber('sites', sites, 1, SITES_MAX);
    const { writeDemoCorpus } = await import('../modules/demo/index.ts');
    const progress = createProgressLine('writing');
    const { signal } = listenForStop();
    const corpus = await writeDemoCorpus({
      directory,
      sites: total,
      seed: wholeNumber('seed', seed, 0, Number.MAX_SAFE_INTEGER),
      signal,
      ...(bytes !== undefined && { medianBytes: wholeNumber('bytes', bytes, 4_000, 1_000_000) }),
      onProgress: (done) => progress.update({ done, total, pages: done, detail: '' }),
    });
    progress.end();
    process.stdout.write(
      `${counted(corpus.sites, 'homepage')} in ${counted(corpus.warcFiles.length, 'WARC file')} (${Math.round(corpus.bytes / 1e6)} MB); ${corpus.truthFile} describes their contents\n`,
    );
    return exitCode.done;
  },
});

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not '${text}'`);
}
