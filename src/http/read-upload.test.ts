import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type RawClient, rawClient } from '../../test/harness/raw-client.ts';
import { buildTestApp, type TestApp } from '../../test/harness/test-app.ts';
import { defineRoute } from '../../test/harness/test-route.ts';

/** More than the buffers between client and server hold. */
const FILE_BYTES = 30_000_000;
const HEAD = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n';
const BODY = Buffer.from(`${HEAD}${'x'.repeat(FILE_BYTES)}\r\n--edge--\r\n`);

let running: TestApp;
let address: string;
let proceed: () => void;
let mayContinue: Promise<void>;
let started: number;
const clients: RawClient[] = [];
/** A connection that announces its end with the answer is closed then, whatever is still running on it. */
let agent: Agent;

/** Reads its file only on command. */
const measure = defineRoute({
  method: 'POST',
  path: '/measure',
  tag: 'Test',
  summary: 'Test',
  access: 'anyone',
  bucket: 'tier',
  upload: { fileBytesMax: FILE_BYTES, description: 'A file.' },
  query: z.object({ unit: z.enum(['bytes']).default('bytes') }),
  answer: z.object({ bytes: z.int() }),
  handler: async ({ file }) => {
    started += 1;
    await mayContinue;
    let bytes = 0;
    for await (const chunk of file.content) bytes += chunk.length;
    return { bytes };
  },
});

const count = defineRoute({
  ...measure,
  path: '/count',
  upload: { fileBytesMax: 1_000_000, description: 'A file.' },
  handler: async ({ file }) => {
    let bytes = 0;
    for await (const chunk of file.content) bytes += chunk.length;
    return { bytes };
  },
});

const note = defineRoute({
  method: 'POST',
  path: '/note',
  tag: 'Test',
  summary: 'Test',
  access: 'anyone',
  bucket: 'guard',
  body: z.object({ text: z.string() }),
  answer: z.object({}),
  handler: () => ({}),
});

beforeEach(() => {
  agent = new Agent({ keepAlive: true });
  started = 0;
  mayContinue = new Promise((resolve) => {
    proceed = resolve;
  });
});
afterEach(async () => {
  proceed();
  agent.destroy();
  for (const { socket } of clients.splice(0)) socket.destroy();
  await running.app.close();
});

async function start(bodyMs: number): Promise<void> {
  running = await buildTestApp({ routes: [measure, count, note], limits: { bodyMs } });
  address = await running.app.listen({ port: 0, host: '127.0.0.1' });
}

/** A client that sends its whole body before it looks at the answer, as many do. */
async function upload(path: string): Promise<{ readonly status: number; readonly text: string }> {
  const sending = httpRequest(`${address}${path}`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'multipart/form-data; boundary=edge', 'content-length': BODY.length },
  });
  const answered = once(sending, 'response');
  sending.end(BODY);
  const [[response]] = await Promise.all([answered, once(sending, 'finish')]);
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode, text };
}

it('a file whose request is refused for its parameters is read to its end, so that a sender who reads afterwards gets the response', async () => {
  await start(600_000);
  expect(await upload('/measure?unit=miles')).toMatchObject({
    status: 422,
    text: expect.stringContaining('unit'),
  });
  expect(started).toBe(0);
});

it('a file that waits for the server is not mistaken for one that does not arrive', async () => {
  await start(250);
  const uploading = upload('/measure');
  await expect.poll(() => started).toBe(1);
  // Bodies that really do not arrive time out meanwhile, one after the other.
  for (let n = 0; n < 4; n++) {
    const slow = rawClient(
      address,
      'POST /note HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    clients.push(slow);
    await slow.closed;
    expect(slow.received()).toMatch(/^HTTP\/1\.1 408 /);
  }
  proceed();
  expect(await uploading).toEqual({ status: 200, text: JSON.stringify({ bytes: FILE_BYTES }) });
});

it('a file above the limit is refused, not cut', async () => {
  await start(600_000);
  const send = async (bytes: number) => {
    const answer = await running.app.inject({
      method: 'POST',
      url: '/count',
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
      payload: `${HEAD}${'x'.repeat(bytes)}\r\n--edge--\r\n`,
    });
    return [answer.statusCode, answer.json()];
  };
  expect(await send(999_999)).toEqual([200, { bytes: 999_999 }]);
  expect(await send(1_000_001)).toEqual([
    413,
    { detail: 'The file is larger than the limit of 1 MB. Split it into smaller files.' },
  ]);
});
