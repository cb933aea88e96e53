import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../test/harness/free-port.ts';
import {
  type ChangingSites,
  changingSite,
  type InstalledService,
  startChangingSites,
  startInstalledService,
} from '../installed-service/start-installed-service.ts';
import { readArguments } from '../read-arguments.ts';
import { type CollectedSpan, pathsOf, spanProblems } from './check-spans.ts';
import { type Condition, conditions, openFailingCollector } from './failing-collector.ts';
import { buildCollector, COLLECTOR_VERSION, startCollector } from './real-collector.ts';

/** Traces as an operator gets them: sent to a real OpenTelemetry Collector, and to collectors that fail. */
const usage = `usage: bench collector [options]
  --requests N   searches under each condition of the collector (default 3000)
  --report FILE  where to write the report (default docs/benchmarks/traces.md)
Needs Go, which builds the collector once, in a few minutes.`;
const { values } = readArguments(usage, {
  options: {
    requests: { type: 'string', default: '3000' },
    report: {
      type: 'string',
      default: fileURLToPath(new URL('../../docs/benchmarks/traces.md', import.meta.url)),
    },
  },
});
const CLIENTS = 8;
/** Spans are sent every two seconds, so by then they have arrived. */
const SENT_MS = 6_000;
/** The spans that a look-up of a page that is not indexed must contain. */
const expectedPaths = [
  'GET /lookup/:domain > select api_key',
  'GET /lookup/:domain > fetch live_http > read page',
  'GET /lookup/:domain > store profile',
  'GET /search > index search',
  'PUT /companies/:domain/note > insert company_note',
  'POST /auth/login > select account',
];

interface Figures {
  readonly condition: Condition;
  readonly unanswered: number;
  readonly medianMs: number;
  readonly slowestMs: number;
  readonly exported: number;
  readonly dropped: number;
  readonly residentMb: number;
}

const program = buildCollector();
if (program === undefined) {
  process.stdout.write('bench collector: skipped, because Go is missing; it builds the collector.\n');
  process.exit(0);
}
const folder = mkdtempSync(join(tmpdir(), 'collector-'));
const sites = await startChangingSites();
try {
  const real = await sendToRealCollector(program, sites);
  const failing = await sendToFailingCollector(sites);
  const problems = [...real.problems, ...failing.problems];
  writeFileSync(values.report, report(real, failing));
  process.stdout.write(`${real.spans} spans collected; ${problems.length} problems\n`);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await sites.close();
  rmSync(folder, { recursive: true, force: true });
}

async function sendToRealCollector(collectorProgram: string, { hosts }: ChangingSites) {
  const collector = await startCollector(collectorProgram, join(folder, 'collector'));
  const service = await startInstalledService({
    folder: join(folder, 'real'),
    sites: 60,
    hosts,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_SERVICE_NAME: 'homedex-bench' },
  });
  const fromMs = Date.now();
  const answers = await useService(service);
  await service.stop();
  const untilMs = Date.now();
  await delay(1_000);
  const [spans, counts] = [collector.spans(), await collector.counts()];
  await collector.stop();
  const paths = pathsOf(spans);
  const problems = [
    ...spanProblems(spans, { fromMs, untilMs }),
    ...expectedPaths.filter((path) => !paths.has(path)).map((path) => `not collected: ${path}`),
    ...(counts.refused + counts.failed > 0
      ? [`the collector refused ${counts.refused + counts.failed}`]
      : []),
    ...(counts.accepted === spans.length ? [] : [`accepted ${counts.accepted}, written ${spans.length}`]),
    ...answers
      .filter(({ isExpected }) => !isExpected)
      .map(({ what, status }) => `${what} answered ${status}`),
  ];
  return {
    spans: spans.length,
    traces: new Set(spans.map(({ traceId }) => traceId)).size,
    counts,
    problems: [...new Set(problems)],
    lookup: drawTrace(spans, 'GET /lookup/:domain'),
  };
}

/** Makes typical calls of people and programs, one after the other. */
async function useService({ address, session }: InstalledService) {
  const answers: { what: string; status: number; isExpected: boolean }[] = [];
  const signedIn = { authorization: `Bearer ${session}` };
  const call = async (path: string, expected: number, init: RequestInit = {}): Promise<void> => {
    const answer = await fetch(address + path, init);
    await answer.arrayBuffer();
    const what = `${init.method ?? 'GET'} ${path}`;
    answers.push({ what, status: answer.status, isExpected: answer.status === expected });
  };
  const json = { 'content-type': 'application/json' };
  const made = await fetch(`${address}/auth/api-keys`, {
    method: 'POST',
    headers: { ...signedIn, ...json },
    body: JSON.stringify({ name: 'bench' }),
  });
  const { key } = (await made.json()) as { key: string };
  const byKey = { authorization: `Bearer ${key}` };
  for (let at = 0; at < 200; at += 1) await call(`/search?q=word${at % 40}`, 200, { headers: byKey });
  for (let at = 0; at < 5; at += 1) await call(`/lookup/${changingSite(at)}`, 200, { headers: byKey });
  await call(`/companies/${changingSite(0)}/note`, 200, {
    method: 'PUT',
    headers: { ...signedIn, ...json },
    body: JSON.stringify({ text: 'Called on Monday', tags: ['warm'] }),
  });
  await call('/auth/login', 401, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'nobody@bench.example', password: 'a long password' }),
  });
  await call('/search/count?q=workshop', 200);
  await call('/nothing-is-here', 404);
  return answers;
}

async function sendToFailingCollector({ hosts }: ChangingSites) {
  const port = await freePort();
  const collector = openFailingCollector(port);
  const service = await startInstalledService({
    folder: join(folder, 'failing'),
    sites: 60,
    hosts,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
  });
  const figures: Figures[] = [];
  let before = await totalsOf(service);
  for (const condition of conditions) {
    await collector.become(condition);
    const times = await search(service, condition);
    await delay(SENT_MS);
    const now = await totalsOf(service);
    figures.push({
      condition,
      ...times,
      exported: now.exported - before.exported,
      dropped: now.dropped - before.dropped,
      residentMb: residentMb(service.processId),
    });
    before = now;
    process.stderr.write(`${condition}: ${JSON.stringify(figures.at(-1))}\n`);
  }
  await collector.become('hanging');
  await search(service, 'hanging');
  const stopping = performance.now();
  const code = await service.stop();
  const stopMs = performance.now() - stopping;
  await collector.close();
  const problems = [
    ...figures
      .filter(({ unanswered }) => unanswered > 0)
      .map((one) => `${one.condition}: ${one.unanswered} requests failed`),
    ...figures
      .filter(
        ({ condition, exported }) => condition.startsWith('accepting') && exported < Number(values.requests),
      )
      .map(({ condition, exported }) => `${condition}: only ${exported} spans exported`),
    ...(code === 0 ? [] : [`the service ended with ${code} beside a hanging collector`]),
  ];
  return { figures, stopMs, problems };
}

async function search({ address, session }: InstalledService, condition: string) {
  const total = Number(values.requests);
  const headers = { authorization: `Bearer ${session}` };
  const times: number[] = [];
  let unanswered = 0;
  let sent = 0;
  const client = async (): Promise<void> => {
    while (sent < total) {
      sent += 1;
      const started = performance.now();
      const answer = await fetch(`${address}/search?q=word${sent}+${encodeURIComponent(condition)}`, {
        headers,
      });
      await answer.arrayBuffer();
      times.push(performance.now() - started);
      if (answer.status !== 200) unanswered += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  times.sort((a, b) => a - b);
  return { unanswered, medianMs: times[Math.floor(times.length / 2)] ?? 0, slowestMs: times.at(-1) ?? 0 };
}

async function totalsOf({ address, operatorToken }: InstalledService) {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${operatorToken}` } });
  const text = await answer.text();
  const total = (name: string): number =>
    Number(new RegExp(`^homedex_trace_spans_${name}_total (\\d+)$`, 'm').exec(text)?.[1]);
  return { exported: total('exported'), dropped: total('dropped') };
}

function residentMb(processId: number): number {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024);
}

/** The spans of one trace of this request, indented by depth. */
function drawTrace(spans: readonly CollectedSpan[], name: string): string {
  const traces = spans
    .filter((span) => span.name === name)
    .map(({ traceId }) => spans.filter((span) => span.traceId === traceId));
  const longest = traces.reduce((most, trace) => (trace.length > most.length ? trace : most), []);
  const root = longest.find((span) => span.name === name);
  if (root === undefined) return '';
  const lines: string[] = [];
  const draw = (span: CollectedSpan, depth: number): void => {
    const at = (span.startMs - root.startMs).toFixed(1).padStart(7);
    const took = (span.endMs - span.startMs).toFixed(1).padStart(7);
    lines.push(`${at} ${took}  ${'  '.repeat(depth)}${span.name}`);
    for (const child of longest
      .filter(({ parentSpanId }) => parentSpanId === span.spanId)
      .sort((a, b) => a.startMs - b.startMs))
      draw(child, depth + 1);
  };
  draw(root, 0);
  return `     at    took  span, in milliseconds\n${lines.join('\n')}`;
}

function report(
  real: Awaited<ReturnType<typeof sendToRealCollector>>,
  failing: Awaited<ReturnType<typeof sendToFailingCollector>>,
): string {
  const problems = [...real.problems, ...failing.problems];
  const rows = failing.figures.map(
    (one) =>
      `| ${one.condition} | ${one.unanswered} | ${one.medianMs.toFixed(1)} | ${one.slowestMs.toFixed(0)} | ${one.exported} | ${one.dropped} | ${one.residentMb} |`,
  );
  return `# Traces

\`homedex bench collector\` writes this file. It builds the OpenTelemetry Collector ${COLLECTOR_VERSION} with its own builder (Go), starts it and the program as it is installed on loopback, and reads what the collector wrote. Every span is checked: ids, a parent of the same trace, times inside of those of the run, the attributes that the semantic conventions require, a status that agrees with \`error.type\`. Left out on purpose: \`url.path\` and \`url.query\`, because paths of downloads and shared lists are secrets.

- ${real.spans} spans of ${real.traces} traces; accepted by the collector's own count ${real.counts.accepted}, refused ${real.counts.refused}, failed ${real.counts.failed}.
- Problems: ${problems.length === 0 ? 'none' : problems.length}.

A look-up of a page that was not indexed, as the collector has it (\`read page\` is the time in the thread that reads pages, its queue included; what is stored after the answer begins after the end of its request):

\`\`\`
${real.lookup}
\`\`\`

## A collector that fails
${values.requests} searches under each condition, one after the other on one service, by ${CLIENTS} clients; then ${SENT_MS / 1_000} seconds in which spans are sent. Up to 4,096 spans wait for a collector that is away, hangs or asks for patience; what does not fit is dropped and counted, and what waited under one condition counts under the next. Times are those of a machine with other work; the point is that no request fails and memory stays level.

| collector | requests that failed | median ms | slowest ms | spans exported | dropped | resident MB |
|---|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}

A stop beside a collector that hangs took ${(failing.stopMs / 1_000).toFixed(1)} seconds.
${problems.length === 0 ? '' : `\n${problems.map((problem) => `- ${problem}`).join('\n')}\n`}`;
}
