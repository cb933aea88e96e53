import { expect, it } from 'vitest';
import { type CollectedSpan, pathsOf, spanProblems } from './check-spans.ts';

const resource = { 'service.name': 'homedex', 'service.version': '1.2.3', 'service.instance.id': 'one' };
const request: CollectedSpan = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  parentSpanId: undefined,
  name: 'GET /search',
  kind: 2,
  startMs: 1_000,
  endMs: 1_010,
  isFailed: false,
  attributes: {
    'http.request.method': 'GET',
    'url.scheme': 'http',
    'http.route': '/search',
    'http.response.status_code': '200',
  },
  resource,
};
const search: CollectedSpan = {
  ...request,
  spanId: 'b7ad6b7169203332',
  parentSpanId: request.spanId,
  name: 'index search',
  kind: 1,
  startMs: 1_002,
  endMs: 1_008,
  attributes: {},
};
const run = { fromMs: 990, untilMs: 1_020 };

it('accepts a valid trace and draws its paths', () => {
  expect(spanProblems([request, search], run)).toEqual([]);
  expect([...pathsOf([request, search]).keys()]).toEqual(['GET /search', 'GET /search > index search']);
});

it.each<[string, Partial<CollectedSpan>]>([
  ['its parent was not collected', { parentSpanId: 'ffffffffffffffff' }],
  ['its parent is of another trace', { traceId: '1af7651916cd43dd8448eb211c80319c' }],
  ['starts before its parent', { startMs: 994 }],
  ['ends before it starts', { endMs: 1_001 }],
  ['lies outside of the time in which it was made', { endMs: 9_000 }],
  ['status and error.type do not agree', { isFailed: true }],
  ['no db.system.name, db.query.summary, db.query.text', { kind: 3 }],
  ['no service.instance.id', { resource: { ...resource, 'service.instance.id': '' } }],
  ['malformed ids', { spanId: 'short' }],
])('reports that a span is wrong: %s', (problem, change) => {
  expect(spanProblems([request, { ...search, ...change }], run)).toEqual([`index search: ${problem}`]);
});
