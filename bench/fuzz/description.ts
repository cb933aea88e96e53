import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** One operation of the API description. */
export interface Operation {
  /** For example `GET /lists/{list_id}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** By media type. */
  readonly bodies: Readonly<Record<string, JsonSchema>>;
  /** By status, then by media type. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>;
  /** `session` operations reject API keys; `admin` operations are for administrators. */
  readonly scope: string;
  readonly needsAccount: boolean;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>>;
}

interface DescribedCall {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly 'x-scope'?: string;
  readonly security?: readonly Record<string, unknown>[];
}

/** The API description that a service serves (`/openapi.json`), as operations to call and responses to expect. */
export class Description {
  readonly operations: readonly Operation[];
  private readonly schemas: Readonly<Record<string, JsonSchema>>;
  private readonly checks = new Map<JsonSchema, z.ZodType>();

  constructor(document: unknown) {
    const { paths, components } = document as {
      paths: Record<string, Record<string, DescribedCall>>;
      components: { schemas: Record<string, JsonSchema> };
    };
    this.schemas = components.schemas;
    this.operations = Object.entries(paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => ({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters: call.parameters ?? [],
        bodies: schemasOf(call.requestBody),
        answers: Object.fromEntries(
          Object.entries(call.responses).map(([status, content]) => [status, schemasOf(content)]),
        ),
        scope: call['x-scope'] ?? 'read',
        needsAccount: !(call.security ?? []).some((way) => Object.keys(way).length === 0),
      })),
    );
  }

  get(name: string): Operation {
    const found = this.operations.find((operation) => operation.name === name);
    if (!found) throw new Error(`${name} is not in the description`);
    return found;
  }

  /** The referenced schema, or the schema itself. */
  resolve(schema: JsonSchema): JsonSchema {
    const reference = schema.$ref;
    if (typeof reference !== 'string') return schema;
    return this.resolve(this.schemas[reference.split('/').at(-1) ?? ''] ?? {});
  }

  /** What is wrong with a response. Undefined if the description names its status and type and the body matches the schema. */
  findProblem(
    operation: Operation,
    status: number,
    contentType: string,
    body: Uint8Array,
  ): string | undefined {
    if (status === 304) return undefined;
    const described = operation.answers[String(status)];
    if (described === undefined) return `status ${status} is not described`;
    const mediaType = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
    const schema = described[mediaType] ?? described[`${mediaType.split('/')[0]}/*`];
    if (schema === undefined) return `status ${status} is not described as ${mediaType || 'empty'}`;
    if (mediaType === 'application/x-ndjson') return findBrokenLine(body);
    if (mediaType !== 'application/json') return undefined;
    let value: unknown;
    try {
      value = JSON.parse(Buffer.from(body).toString('utf8'));
    } catch {
      return `status ${status}: the body is not JSON`;
    }
    const checked = this.checkOf(schema).safeParse(value);
    if (checked.success) return undefined;
    const [issue] = checked.error.issues;
    return `status ${status} does not fit its schema at ${issue?.path.join('.')}: ${issue?.message}`;
  }

  private checkOf(schema: JsonSchema): z.ZodType {
    let check = this.checks.get(schema);
    if (check === undefined) {
      check = z.fromJSONSchema({ ...localReferences(schema), $defs: localReferences(this.schemas) } as never);
      this.checks.set(schema, check);
    }
    return check;
  }
}

function schemasOf(holder: Content | undefined): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(holder?.content ?? {}).map(([mediaType, { schema }]) => [mediaType, schema ?? {}]),
  );
}

function findBrokenLine(body: Uint8Array): string | undefined {
  for (const line of Buffer.from(body).toString('utf8').split('\n')) {
    if (line === '') continue;
    try {
      JSON.parse(line);
    } catch {
      return 'a line of the body is not JSON';
    }
  }
  return undefined;
}

/** zod only supports references to `$defs`. */
function localReferences<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/components/schemas/', '"#/$defs/')) as Value;
}
