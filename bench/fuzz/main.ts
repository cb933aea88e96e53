import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChangingSites, startInstalledService } from '../installed-service/start-installed-service.ts';
import { readArguments } from '../read-arguments.ts';
import { sectionOf, withSection } from './report-section.ts';
import { runFuzz } from './run-fuzz.ts';

/**
 * Sends random requests that are generated from the service's own description, single ones and chains. Every response must be one that the
 * description names.
 */
const usage = `usage: bench fuzz [options]
  --requests N   how many requests (default 500000)
  --minutes N    start no request after this many minutes (default 120)
  --clients N    requests at the same time (default 6)
  --sites N      demo companies (default 300)
  --seed S       seed of the values (default 1)
  --report FILE  where to write the report (default docs/benchmarks/fuzz.md)`;
const { values } = readArguments(usage, {
  options: {
    requests: { type: 'string', default: '500000' },
    minutes: { type: 'string', default: '120' },
    clients: { type: 'string', default: '6' },
    sites: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/fuzz.md', import.meta.url)),
    },
  },
});
const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
const web = await startChangingSites();
const service = await startInstalledService({
  folder,
  sites: Number(values.sites),
  hosts: web.hosts,
  // Queued domains stay queued, because fetching them would be another test.
  settings: { CRAWL_CONCURRENCY: '0', BROWSER: 'off' },
});
const started = performance.now();
let found: Awaited<ReturnType<typeof runFuzz>>;
let printed = '';
try {
  found = await runFuzz({
    address: service.address,
    folder,
    operatorToken: service.operatorToken,
    requests: Number(values.requests),
    minutesMax: Number(values.minutes),
    clients: Number(values.clients),
    seed: Number(values.seed),
    log: (line) => process.stderr.write(`${line}\n`),
  });
} finally {
  const code = await service.stop();
  printed = service.printed();
  process.stderr.write(`the service ended with ${code}\n`);
  await web.close();
  rmSync(folder, { recursive: true, force: true });
}
const minutes = (performance.now() - started) / 60_000;
const { requests, problems, statuses, chainsRun, operations } = found;
const total = new Map<number, number>();
for (const counts of statuses.values())
  for (const [status, count] of counts) total.set(status, (total.get(status) ?? 0) + count);
const before = existsSync(values.report) ? readFileSync(values.report, 'utf8') : '';
writeFileSync(values.report, withSection(report(), sectionOf(before)));
process.stdout.write(
  `${requests} requests in ${minutes.toFixed(0)} minutes, ${problems.length} kinds of problems\n`,
);
for (const problem of problems)
  process.stdout.write(
    `${problem.operation}: ${problem.what} (${problem.times} times)\n  ${problem.request}\n`,
  );
process.exitCode = problems.length === 0 ? 0 : 1;

function report(): string {
  const counted = [...total].sort(([a], [b]) => a - b);
  const failed = counted.filter(([status]) => status >= 500);
  const chainRow = Object.entries(chainsRun)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
  const never = [...statuses].filter(([, counts]) => !counts.has(200)).map(([name]) => name);
  const errorLines = printed.split('\n').filter((line) => line.includes('"level":50')).length;
  return `# Requests made up from the description

\`homedex bench fuzz\` writes this file. It starts the program as it is installed (${values.sites} demo companies, its own small internet on loopback, plans without limits), reads \`/openapi.json\`, and sends requests made from it: half with values that fit, three eighths with one value that does not, one eighth with a body that is no JSON. Every answer must have a status and a type that the description names for the call, and a body that fits the schema. Besides single requests there are chains (create, read, change, share, delete, read again) that know what each answer has to be.
Calls that take long are drawn less often. Callers are accounts, keys, the operator and nobody; each account lives for a few hundred requests, because some of them delete, block or sign out.

- ${requests} requests in ${minutes.toFixed(0)} minutes, ${operations} calls, seed ${values.seed}, ${values.clients} at the same time.
- Unexpected answers: ${problems.length === 0 ? 'none' : `${problems.length} kinds, below`}. Lines of level error in the service's log: ${errorLines}.
- Answers of 500 or above: ${failed.length === 0 ? 'none' : failed.map(([status, count]) => `${count} × ${status}`).join(', ')}.
- Chains: ${chainRow}.
- Calls that no request got a 200 from${never.length === 0 ? ': none' : ` (they need a token from a mail, an identity provider or a page of the internet): ${never.map((name) => `\`${name}\``).join(', ')}`}.

| status | answers |
|---:|---:|
${counted.map(([status, count]) => `| ${status} | ${count} |`).join('\n')}
${problems.length === 0 ? '' : `\n| call | what is wrong | times |\n|---|---|---:|\n${problems.map(({ operation, what, times }) => `| \`${operation}\` | ${what} | ${times} |`).join('\n')}\n`}`;
}
