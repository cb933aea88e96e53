import { existsSync } from 'node:fs';
import { counted } from '../lib/counted.ts';
import { dataFolder } from '../modules/data-folder/index.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { listenForStop } from './stop-signal.ts';

export const technologies = defineCommand({
  usage: 'unknown [--pages N] [--sites N] [--rules N]',
  options: {
    pages: { type: 'string', takes: 'N', default: '50000', help: 'Stored pages to read.' },
    sites: {
      type: 'string',
      takes: 'N',
      default: '5',
      help: 'Sites that must load scripts from a host before it is proposed.',
    },
    rules: { type: 'string', takes: 'N', default: '100', help: 'Rules to propose at most.' },
  },
  examples: [
    'homedex technologies unknown > fingerprints/proposed.json   # then check names, choose categories, set FINGERPRINTS_DIR',
    'homedex technologies unknown --pages 5000 --sites 20',
  ],
  async run({ pages: pagesMax, sites: sitesMin, rules: proposalsMax }, [action = '', ...more]) {
    if (action !== 'unknown' || more.length > 0) throw new UsageError('the only action is unknown');
    const limits = {
      pagesMax: readCount('--pages', pagesMax),
      sitesMin: readCount('--sites', sitesMin),
      proposalsMax: readCount('--rules', proposalsMax),
    };
    const { DATA_DIR, FINGERPRINTS_DIR } = configFromEnvironment();
    const { pages } = dataFolder(DATA_DIR);
    if (!existsSync(pages))
      throw new AppError(
        'not_found',
        `${DATA_DIR} has no stored pages. Check DATA_DIR, or run homedex ingest first.`,
      );
    const { proposeTechnologyRules } = await import('../modules/ingest/index.ts');
    const stop = listenForStop();
    const { sites, proposals } = await proposeTechnologyRules({
      pages,
      fingerprintsDir: FINGERPRINTS_DIR,
      ...limits,
      signal: stop.signal,
    }).finally(() => stop.release());
    const rules: Record<string, object> = {};
    for (const { name, host, rule } of proposals) rules[Object.hasOwn(rules, name) ? host : name] = rule;
    process.stdout.write(`${JSON.stringify(rules, null, 2)}\n`);
    process.stderr.write(`${counted(sites, 'site')} read, ${counted(proposals.length, 'rule')} proposed\n`);
    return exitCode.done;
  },
});

function readCount(option: string, given: string): number {
  const count = Number(given);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new UsageError(`${option} must be a number of at least 1`);
  return count;
}
