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
let goOn: () => void;
let mayGoOn: Promise<void>;
let begun: number;
const clients: RawClient[] = [];
/** A connection that says it ends with its answer is closed then, whatever is still under way on it. */
let agent: Agent;

/** Reads its file only when it is told to. */
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
    begun += 1;
    await mayGoOn;
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
  begun = 0;
  mayGoOn = new Promise((resolve) => {
    goOn = resolve;
  });
});
afterEach(async () => {
  goOn();
  agent.destroy();
  for (const { socket } of clients.splice(0)) socket.destroy();
  await running.app.close();
});

async function start(bodyMs: number): Promise<void> {
  running = await buildTestApp({ routes: [measure, note], limits: { bodyMs } });
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

it('a file whose request is refused for its parameters is taken to its end, so that a sender who reads afterwards gets the answer', async () => {
  await start(600_000);
  expect(await upload('/measure?unit=miles')).toMatchObject({
    status: 422,
    text: expect.stringContaining('unit'),
  });
  expect(begun).toBe(0);
});

it('a file that has to wait on this side is not taken for one that does not arrive', async () => {
  await start(50);
  const uploading = upload('/measure');
  await expect.poll(() => begun).toBe(1);
  // Bodies that really do not arrive are given up meanwhile, one after the other.
  for (let n = 0; n < 4; n++) {
    const slow = rawClient(
      address,
      'POST /note HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    clients.push(slow);
    await slow.closed;
    expect(slow.received()).toMatch(/^HTTP\/1\.1 408 /);
  }
  goOn();
  expect(await uploading).toEqual({ status: 200, text: JSON.stringify({ bytes: FILE_BYTES }) });
});
