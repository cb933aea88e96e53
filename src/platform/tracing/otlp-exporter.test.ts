import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOtlpExporter, type Exporter } from './otlp-exporter.ts';
import type { EndedSpan } from './otlp-request.ts';

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

describe('the exporter of spans', () => {
  let collector: Server;
  let exporter: Exporter;
  let warnings: object[];
  /** Names of the spans of every request, in order. */
  let received: string[][];
  let answer: (spans: readonly string[]) => Answer;
  beforeEach(async () => {
    received = [];
    warnings = [];
    answer = () => ({ status: 200 });
    collector = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const names = (
        JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as { readonly name: string }[]
      ).map(({ name }) => name);
      received.push(names);
      const { status, headers = {}, body: text = '{}' } = answer(names);
      response.writeHead(status, headers);
      response.end(text);
    });
    await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
    exporter = exporterTo((collector.address() as AddressInfo).port);
  });
  afterEach(async () => {
    await exporter.close();
    collector.close();
  });

  it('resends spans that a busy collector did not accept', async () => {
    let isBusy = true;
    answer = () => ({ status: isBusy ? 503 : 200 });
    addSpans(3);
    await exporter.flush();
    expect(exporter).toMatchObject({ exported: 0, dropped: 0 });
    isBusy = false;
    await exporter.flush();
    expect(received).toEqual([
      ['0', '1', '2'],
      ['0', '1', '2'],
    ]);
    expect(exporter).toMatchObject({ exported: 3, dropped: 0 });
    expect(warnings).toMatchObject([{ event: 'traces_not_exported' }]);
  });

  it('waits as long as the collector requests', async () => {
    answer = () => ({ status: 429, headers: { 'retry-after': '3600' } });
    addSpans(1);
    await exporter.flush();
    await exporter.flush();
    expect(received).toHaveLength(1);
    expect(exporter.dropped).toBe(0);
  });

  it('drops what the collector cannot read, and continues with the next batch', async () => {
    answer = (spans) => ({ status: spans.includes('0') ? 400 : 200, body: 'a malformed span' });
    addSpans(600);
    await exporter.flush();
    expect(exporter).toMatchObject({ exported: 88, dropped: 512 });
    expect(warnings).toMatchObject([{ failure: 'the collector answered 400: a malformed span' }]);
  });

  it('sends smaller batches to a collector that refuses large ones', async () => {
    answer = (spans) => ({ status: spans.length > 100 ? 413 : 200 });
    addSpans(600);
    await exporter.flush();
    expect(exporter).toMatchObject({ exported: 600, dropped: 0 });
    expect(received.filter((spans) => spans.length > 100).length).toBeLessThan(received.length / 2);
  });

  it('drops a single span that is too large', async () => {
    answer = (spans) => ({ status: spans.includes('0') ? 413 : 200 });
    addSpans(3_000);
    await exporter.flush();
    expect(exporter).toMatchObject({ exported: 2_999, dropped: 1 });
    // Batches are large again after it.
    expect(received.at(-2)?.length).toBeGreaterThan(200);
  });

  it('counts spans that were rejected one by one', async () => {
    answer = () => ({
      status: 200,
      body: '{"partialSuccess":{"rejectedSpans":"2","errorMessage":"too old"}}',
    });
    addSpans(5);
    await exporter.flush();
    expect(exporter).toMatchObject({ exported: 3, dropped: 2 });
    expect(warnings).toMatchObject([{ failure: 'the collector rejected 2 spans: too old' }]);
  });

  it('keeps a bounded number of spans for an unreachable collector, and logs it once', async () => {
    const nobody = createServer();
    await new Promise<void>((resolve) => nobody.listen(0, '127.0.0.1', resolve));
    const { port } = nobody.address() as AddressInfo;
    await new Promise((resolve) => nobody.close(resolve));
    await exporter.close();
    exporter = exporterTo(port);
    addSpans(5_000);
    expect(exporter.dropped).toBe(904);
    await exporter.flush();
    await exporter.flush();
    expect(exporter).toMatchObject({ exported: 0, dropped: 904 });
    expect(warnings).toHaveLength(1);
    await exporter.close();
    expect(exporter.dropped).toBe(5_000);
  });

  it('sends what is pending when it is closed', async () => {
    addSpans(3);
    await exporter.close();
    expect(exporter).toMatchObject({ exported: 3, dropped: 0 });
  });

  function exporterTo(port: number): Exporter {
    return createOtlpExporter({
      endpoint: `http://127.0.0.1:${port}/`,
      headers: {},
      serviceName: 'homedex-test',
      serviceVersion: '1.2.3',
      serviceInstance: 'one',
      logger: {
        warn: (line: object) => {
          warnings.push(line);
        },
      },
    });
  }

  function addSpans(count: number): void {
    for (let at = 0; at < count; at += 1) exporter.add({ ...span, name: String(at) });
  }
});

const span: EndedSpan = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  parentSpanId: undefined,
  name: 'span',
  kind: 'server',
  startMs: 1_700_000_000_000.25,
  endMs: 1_700_000_000_001,
  attributes: {},
};
