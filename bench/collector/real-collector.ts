import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../test/harness/free-port.ts';
import type { CollectedSpan } from './check-spans.ts';

export const COLLECTOR_VERSION = 'v0.157.0';
const READY_MS_MAX = 30_000;

/** Builds the OpenTelemetry Collector once with its own builder and caches it. Undefined without Go. */
export function buildCollector(): string | undefined {
  if (spawnSync('go', ['version']).status !== 0) return undefined;
  const folder = fileURLToPath(new URL(`../../.cache/collector/${COLLECTOR_VERSION}`, import.meta.url));
  const program = join(folder, 'built', 'collector');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  copyFileSync(new URL('builder.yaml', import.meta.url), join(folder, 'builder.yaml'));
  const builder = `go.opentelemetry.io/collector/cmd/builder@${COLLECTOR_VERSION}`;
  execFileSync('go', ['run', builder, '--config', 'builder.yaml'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return program;
}

export interface RealCollector {
  readonly endpoint: string;
  /** The spans it has written so far. */
  spans(): CollectedSpan[];
  /** The numbers that the collector itself reports. */
  counts(): Promise<{ readonly accepted: number; readonly refused: number; readonly failed: number }>;
  stop(): Promise<void>;
}

export async function startCollector(program: string, folder: string, port?: number): Promise<RealCollector> {
  mkdirSync(folder, { recursive: true });
  const [receiverPort, metricsPort] = [port ?? (await freePort()), await freePort()];
  const file = join(folder, 'spans.jsonl');
  const config = join(folder, 'collector.yaml');
  writeFileSync(config, configOf(receiverPort, metricsPort, file));
  const child = spawn(program, ['--config', `file:${config}`], { stdio: ['ignore', 'ignore', 'pipe'] });
  let printed = '';
  child.stderr?.on('data', (chunk) => {
    printed += String(chunk);
  });
  const exited = once(child, 'exit');
  const metrics = async (): Promise<string> =>
    (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await ready(child, metrics, () => printed);
  return {
    endpoint: `http://127.0.0.1:${receiverPort}`,
    spans: () => (existsSync(file) ? readSpans(readFileSync(file, 'utf8')) : []),
    async counts() {
      const text = await metrics();
      const sum = (name: string): number =>
        [...text.matchAll(new RegExp(`^otelcol_receiver_${name}_spans(?:_total)?\\{.*\\} (\\S+)$`, 'gm'))]
          .map(([, value]) => Number(value))
          .reduce((total, value) => total + value, 0);
      return { accepted: sum('accepted'), refused: sum('refused'), failed: sum('failed') };
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function ready(
  child: ChildProcess,
  probe: () => Promise<string>,
  printed: () => string,
): Promise<void> {
  const until = performance.now() + READY_MS_MAX;
  while (performance.now() < until) {
    if (child.exitCode !== null) break;
    if (
      await probe().then(
        () => true,
        () => false,
      )
    )
      return;
    await delay(100);
  }
  throw new Error(`the collector did not start:\n${printed()}`);
}

const configOf = (receiverPort: number, metricsPort: number, file: string): string => `receivers:
  otlp: { protocols: { http: { endpoint: "127.0.0.1:${receiverPort}" } } }
exporters:
  file: { path: "${file}", flush_interval: 200ms }
service:
  telemetry:
    metrics:
      readers:
        - pull: { exporter: { prometheus: { host: 127.0.0.1, port: ${metricsPort} } } }
  pipelines:
    traces: { receivers: [otlp], exporters: [file] }
`;

interface WrittenTraces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly WrittenAttribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly WrittenSpan[] }[];
  }[];
}
interface WrittenAttribute {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number | boolean>>;
}
interface WrittenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind?: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly WrittenAttribute[];
  readonly status?: { readonly code?: number };
}

/** The last line may be incomplete. */
const readSpans = (text: string): CollectedSpan[] =>
  text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) =>
      (JSON.parse(line) as WrittenTraces).resourceSpans.flatMap(({ resource, scopeSpans }) =>
        scopeSpans.flatMap(({ spans }) =>
          spans.map((span) => ({
            traceId: span.traceId,
            spanId: span.spanId,
            parentSpanId: span.parentSpanId || undefined,
            name: span.name,
            kind: span.kind ?? 0,
            startMs: Number(BigInt(span.startTimeUnixNano) / 1_000n) / 1_000,
            endMs: Number(BigInt(span.endTimeUnixNano) / 1_000n) / 1_000,
            isFailed: span.status?.code === 2,
            attributes: readAttributes(span.attributes ?? []),
            resource: readAttributes(resource.attributes),
          })),
        ),
      ),
    );

const readAttributes = (attributes: readonly WrittenAttribute[]): CollectedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] ?? '']));
