import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  type FetchedResponse,
  fetchFailures,
  type InspectedPage,
  pageKinds,
  readResponse,
  recognise,
} from '../index.ts';

const page = (html: string, more: Partial<InspectedPage> = {}): InspectedPage => ({
  domain: 'acme.com',
  hops: ['https://acme.com/'],
  status: 200,
  headers: [],
  html,
  ...more,
});

test('a vendor’s marker alone never decides: the same marker on a page with words is a page', () => {
  const marker = '<script src="/_Incapsula_Resource?SWJIYLWA=1"></script>';
  const words = 'We bake bread and cakes for the whole town every morning. '.repeat(30);
  expect(recognise(page(`<title>Request</title>${marker}`))).toEqual({ kind: 'bot_wall', by: 'Imperva' });
  expect(recognise(page(`<title>Bakery</title>${marker}<p>${words}</p>`)).kind).toBe('content');
});

test('the title of an error decides only on a page with little text, and little text only with such a title', () => {
  const few = '<p>Fresh bread every morning, baked by hand at the old mill.</p>';
  const kindOf = (title: string, text: string) => recognise(page(`<title>${title}</title>${text}`)).kind;
  expect(kindOf('404 Not Found', few)).toBe('error_page');
  expect(kindOf('Mill Bakery', few)).toBe('content');
  expect(kindOf('404 Not Found', few.repeat(60))).toBe('content');
});

test('a response is decoded by its codings and its charset', () => {
  const html = Buffer.concat([
    Buffer.from('<meta charset="windows-1251"><title>'),
    Buffer.from([0xc4, 0xee, 0xec, 0xe5, 0xed, 0x20, 0xef, 0xf0, 0xee, 0xe4, 0xe0, 0xe5, 0xf2, 0xf1, 0xff]),
    Buffer.from('</title>'),
  ]);
  const response: FetchedResponse = {
    url: 'https://acme.com/',
    hops: ['https://acme.com/'],
    status: 200,
    headers: [['content-encoding', 'gzip']],
    body: new Uint8Array(gzipSync(html)),
    isCut: false,
    httpVersion: 'h2',
    certificateProblem: null,
    fetchedAt: '2026-11-15T00:00:00.000Z',
    responseMs: 1,
  };
  const seen = readResponse('acme.com', response);
  expect(seen && recognise(seen)).toEqual({ kind: 'parked', by: 'its words' });
});

test('every verdict and failure has a message for the caller', () => {
  for (const { sentence } of [...Object.values(fetchFailures), ...Object.values(pageKinds)])
    expect(sentence).toMatch(/^[A-Z].*\.$/);
});
