import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type InstalledService,
  startChangingSites,
  startInstalledService,
} from '../installed-service/start-installed-service.ts';
import { readArguments } from '../read-arguments.ts';
import { SECTION, withSection } from './report-section.ts';

/** Compares the description and the service with an independent program. */
const usage = `usage: bench schemathesis [options]
  --minutes N     how long each part takes (default 3)
  --program PATH  Schemathesis (default schemathesis; pip install schemathesis)
  --seed S        seed of the values (default 1)
  --report FILE   whose last section is replaced (default docs/benchmarks/fuzz.md)
  --output FILE   what Schemathesis printed
Without the program it says so and does nothing.`;
const { values } = readArguments(usage, {
  options: {
    minutes: { type: 'string', default: '3' },
    program: { type: 'string', default: 'schemathesis' },
    seed: { type: 'string', default: '1' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/fuzz.md', import.meta.url)),
    },
    output: { type: 'string' },
  },
});
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'response_headers_conformance',
];
const found = spawnSync(values.program, ['--version'], { encoding: 'utf8' });
if (found.status !== 0) {
  process.stdout.write('bench schemathesis: skipped, because it is missing: pip install schemathesis\n');
  process.exit(0);
}
const version = found.stdout.trim();
const folder = mkdtempSync(join(tmpdir(), 'schemathesis-'));
const web = await startChangingSites();
const service = await startInstalledService({
  folder,
  sites: 300,
  hosts: web.hosts,
  // Queued domains stay queued, because fetching them would be another test.
  settings: { CRAWL_CONCURRENCY: '0', BROWSER: 'off' },
});
interface Outcome {
  readonly part: string;
  readonly status: number | null;
  readonly printed: string;
}
const outcomes: Outcome[] = [];
try {
  const byKey = ['--header', `Authorization: Bearer ${await createKey(service)}`];
  const single = ['--phases', 'examples,coverage,fuzzing'];
  outcomes.push(await run('Single requests of nobody', single));
  outcomes.push(await run('Single requests with an API key', [...single, ...byKey]));
  outcomes.push(await run('Chains with an API key', ['--phases', 'stateful', ...byKey]));
} finally {
  const code = await service.stop();
  process.stderr.write(`the service ended with ${code}\n`);
  await web.close();
  rmSync(folder, { recursive: true, force: true });
}
if (values.output !== undefined)
  writeFileSync(values.output, outcomes.map(({ printed }) => printed).join('\n\n'));
for (const { part, printed } of outcomes) process.stdout.write(`${part}:\n${summaryOf(printed)}\n`);
writeFileSync(values.report, withSection(readFileSync(values.report, 'utf8'), section()));
process.exitCode = outcomes.every(({ status }) => status === 0) ? 0 : 1;

async function run(part: string, options: readonly string[]): Promise<Outcome> {
  const child = spawn(
    values.program,
    [
      'run',
      `${service.address}/openapi.json`,
      ...['--checks', CHECKS.join(',')],
      ...['--max-time', String(Number(values.minutes) * 60)],
      ...['--seed', values.seed],
      ...['--workers', '1', '--request-timeout', '60', '--max-redirects', '0'],
      // Invented tokens are rejected, and soon all requests of this address would be.
      ...['--generation-with-security-parameters', 'false'],
      '--continue-on-failure',
      '--no-color',
      ...['--warnings', 'off'],
      ...['--generation-database', 'none'],
      ...options,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], cwd: folder },
  );
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += String(chunk);
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { part, status, printed };
}

async function createKey({ address, session }: InstalledService): Promise<string> {
  const answer = await fetch(`${address}/auth/api-keys`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'schemathesis' }),
  });
  return ((await answer.json()) as { key: string }).key;
}

/** The end of its output, from the summary on, without the closing line. */
function summaryOf(printed: string): string {
  const lines = printed.trimEnd().split('\n');
  const from = lines.findLastIndex((line) => /=+ SUMMARY =+/.test(line));
  return lines
    .slice(from + 1)
    .filter((line) => !/^=+/.test(line))
    .join('\n')
    .trim();
}

function section(): string {
  const rows = outcomes.map(({ part, printed }) => {
    const [, tested = '?'] = /Tested: (\d+)/.exec(printed) ?? [];
    const [, cases = '?', ends = '?'] = /(\d+) generated, (.+)/.exec(printed) ?? [];
    return `| ${part} | ${tested} | ${cases} | ${ends} |`;
  });
  return `${SECTION}
\`homedex bench schemathesis\` writes this section: ${version} reads \`/openapi.json\` of the program as it is installed (300 demo companies, plans without limits), makes requests of its own, single and in chains, and checks ${CHECKS.map((check) => `\`${check}\``).join(', ')}. ${values.minutes} minutes for each part, seed ${values.seed}.

| part | calls | cases | outcome |
|---|---:|---:|---|
${rows.join('\n')}

Chains are limited by the time, not by the calls. A call that an API key may not make is described as refused, and is checked as such.
`;
}
