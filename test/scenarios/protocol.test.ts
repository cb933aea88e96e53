import { STATUS_CODES } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawClient } from '../harness/raw-client.ts';
import { buildTestApp, OPERATOR_TOKEN, type TestApp } from '../harness/test-app.ts';

let running: TestApp;
let address: string;
beforeAll(async () => {
  running = await buildTestApp({ companies: [{ domain: 'example.com', title: 'Contact us' }] });
  address = await running.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => running.app.close());

async function answerTo(head: string, body = ''): Promise<string> {
  const client = rawClient(address, `${head}\r\nconnection: close\r\n\r\n${body}`);
  await client.closed;
  return client.received();
}

describe('a request that is refused before routing', () => {
  it.each([
    ['no Host', 'GET /health HTTP/1.1', 400, 'The Host header is missing.'],
    ['an unknown expectation', 'GET /health HTTP/1.1\r\nhost: a\r\nexpect: a-pony', 417, '100-continue'],
    ['the method QUERY', 'QUERY /health HTTP/1.1\r\nhost: a', 405, 'Method Not Allowed'],
    ['the method PROPFIND', 'PROPFIND /nowhere HTTP/1.1\r\nhost: a', 404, 'Not Found'],
    ['too long an address', `GET /search?q=${'a'.repeat(150_000)} HTTP/1.1\r\nhost: a`, 431, 'JSON body'],
    ['no HTTP', 'HELLO', 400, 'could not be understood'],
  ])('for %s has the status line, id and message of any other', async (_what, head, status, sentence) => {
    const answer = await answerTo(head);
    expect(answer.split('\r\n', 1)[0]).toBe(`HTTP/1.1 ${status} ${STATUS_CODES[status]}`);
    expect(answer.toLowerCase()).toContain('\r\nx-request-id: ');
    expect(answer).toContain('"detail":');
    expect(answer).toContain(sentence);
  });
});

describe('the documented sizes', () => {
  it('can be sent: a thousand domains, ten thousand letters of three bytes', async () => {
    const domains = Array.from({ length: 1_000 }, (_, n) => `a-company-with-a-name-${n}.com`).join('%2C');
    const many = await answerTo(`GET /search?q=contact&domains=${domains} HTTP/1.1\r\nhost: a`);
    expect(many.split('\r\n', 1)[0]).toBe('HTTP/1.1 200 OK');
    const keywords = Array.from({ length: 100 }, () => '語'.repeat(99)).join(',');
    const long = await answerTo(
      `GET /bulk-search/count?keywords=${encodeURIComponent(keywords)} HTTP/1.1\r\nhost: a`,
    );
    expect(long.split('\r\n', 1)[0]).toBe('HTTP/1.1 200 OK');
  });
});

describe('an invalid multipart body', () => {
  it.each([
    ['without a boundary', 'multipart/form-data', 'x', 'no boundary'],
    [
      'that is cut short',
      'multipart/form-data; boundary=e',
      '--e\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\na.co',
      'not complete',
    ],
    ['that is cut in its headers', 'multipart/form-data; boundary=e', '--e\r\ncontent-dispo', 'not complete'],
  ])('%s is 422', async (_what, contentType, body, why) => {
    const answer = await answerTo(
      `POST /admin/domains/import-csv HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${OPERATOR_TOKEN}\r\ncontent-type: ${contentType}\r\ncontent-length: ${body.length}`,
      body,
    );
    expect(answer.split('\r\n', 1)[0]).toBe('HTTP/1.1 422 Unprocessable Entity');
    expect(answer).toContain(why);
  });
});
