import { expect, it } from 'vitest';
import { examples, routes } from '../../app/index.ts';
import { openApiDocument } from './document.ts';

interface Schema {
  readonly [key: string]: unknown;
}

const document = openApiDocument(routes, examples) as {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Record<
    string,
    Record<string, { parameters?: { name: string; in: string }[]; 'x-scope': string }>
  >;
  readonly components: { readonly schemas: Record<string, Schema> };
};

/** Every object of the description, with where it is. */
function* objectsIn(value: unknown, path = ''): Generator<[string, Schema]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [path, value as Schema];
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}/${key}`);
}

it('contains nothing that client generators refuse', () => {
  // A counted repetition of counted repetitions does not compile in engines that bound their memory.
  const isCountedTwice = (pattern: unknown): boolean =>
    typeof pattern === 'string' && /\{\d*,?\d{3,}\}[^()]*\)\{\d*,?\d{3,}\}/.test(pattern);
  const all = [...objectsIn(document)];
  expect(all.length).toBeGreaterThan(1_000);
  const refused = all.filter(
    ([, schema]) => schema.items === false || 'prefixItems' in schema || isCountedTwice(schema.pattern),
  );
  expect(refused).toEqual([]);
});

it('requires only properties that it defines', () => {
  for (const [path, schema] of objectsIn(document)) {
    if (schema.type !== 'object' || !Array.isArray(schema.required)) continue;
    const defined = Object.keys((schema.properties ?? {}) as object);
    expect([path, schema.required.filter((name) => !defined.includes(name))]).toEqual([path, []]);
  }
});

it('names its server, uses every schema, and leaves authorization to the security scheme', () => {
  expect(document.servers).toEqual([{ url: 'http://127.0.0.1:8080' }]);
  const text = JSON.stringify(document);
  for (const name of Object.keys(document.components.schemas))
    expect([name, text.includes(`"#/components/schemas/${name}"`)]).toEqual([name, true]);
  for (const operations of Object.values(document.paths))
    for (const { parameters = [] } of Object.values(operations))
      for (const { name, in: path } of parameters)
        expect(path === 'header' && /^(?:authorization|cookie)$/i.test(name)).toBe(false);
});

it('describes the export of personal data as an object that needs a session', () => {
  const operation = document.paths['/auth/export']?.get as unknown as {
    'x-scope': string;
    responses: Record<string, { content: Record<string, { schema: Schema }> }>;
  };
  expect(operation.responses['200']?.content['application/json']?.schema).toEqual({ type: 'object' });
  expect(operation['x-scope']).toBe('session');
});

it('names the errors that any call may get before its route is called', () => {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const { responses, requestBody } = operation as unknown as { responses: object; requestBody?: object };
      const expected = [
        '401',
        '403',
        '429',
        '431',
        '503',
        ...(path.includes('{') ? ['414'] : []),
        ...(requestBody ? ['413', '415'] : []),
      ];
      expect([method, path, expected.filter((status) => !(status in responses))]).toEqual([method, path, []]);
    }
});
