/** A call that works unchanged. */
interface Example {
  readonly path: string;
  readonly body?: unknown;
  /** Content of the uploaded file. */
  readonly file?: string;
}

/** An example with what its route adds to it. */
interface Sample extends Example {
  /** Sent with calls that spend or add credits, so that a retry does nothing twice. */
  readonly idempotencyKey?: string;
  /** What to know before it is run, as a comment above it. */
  readonly note?: string;
}

/** Examples by method and path, for example `GET /search`. */
export type Examples = Readonly<Record<string, Example>>;

/** The example as a command for the terminal. */
export function curlCommand(
  address: string,
  method: string,
  { path, body, file, idempotencyKey, note }: Sample,
  needsToken: boolean,
): string {
  const command = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}${path}'`,
    ...(needsToken ? [`-H 'Authorization: Bearer YOUR-TOKEN'`] : []),
    ...(idempotencyKey === undefined ? [] : [`-H 'Idempotency-Key: ${idempotencyKey}'`]),
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json' -d '${JSON.stringify(body)}'`]),
    ...(file === undefined ? [] : ['-F file=@domains.csv']),
  ].join(' ');
  return note === undefined ? command : `# ${note}\n${command}`;
}

interface CalledRoute {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  /** Whether the Python client has a dedicated method for it. */
  readonly isJson: boolean;
}

/** The example as a call of the TypeScript client; undefined for uploads, which the client does not support. */
export function typescriptCall({ method, path }: CalledRoute, example: Sample): string | undefined {
  if (example.file !== undefined) return undefined;
  const { idempotencyKey, note } = example;
  const { places, query } = valuesOf(path, example);
  const options = [
    ...objectOption('path', places),
    ...objectOption('query', query),
    ...(example.body === undefined ? [] : [`body: ${JSON.stringify(example.body)}`]),
    ...(idempotencyKey === undefined ? [] : [`headers: { 'idempotency-key': '${idempotencyKey}' }`]),
  ];
  const given = options.length === 0 ? '' : `, { ${options.join(', ')} }`;
  return `${note === undefined ? '' : `// ${note}\n`}await homedex.${method.toLowerCase()}('${path}'${given})`;
}

/** The same for the Python client. */
export function pythonCall(
  { method, path, operationId, isJson }: CalledRoute,
  example: Sample,
): string | undefined {
  if (example.file !== undefined) return undefined;
  const { idempotencyKey, note } = example;
  const comment = note === undefined ? '' : `# ${note}\n`;
  const { places, query } = valuesOf(path, example);
  const body = example.body === undefined ? [] : [`body=${pythonValue(example.body)}`];
  if (isJson) {
    const named = [...places, ...query].map(
      ([name, value]) => `${name === 'from' || name === 'not' ? `${name}_` : name}=${pythonText(value)}`,
    );
    const key = idempotencyKey === undefined ? [] : [`idempotency_key="${idempotencyKey}"`];
    return `${comment}homedex.${operationId}(${[...named, ...body, ...key].join(', ')})`;
  }
  const entries = query.map(([name, value]) => `"${name}": ${pythonText(value)}`).join(', ');
  const parts = [
    `"${method}"`,
    `"${example.path.split('?')[0]}"`,
    ...(entries === '' ? [] : [`query={${entries}}`]),
    ...body,
    ...(idempotencyKey === undefined ? [] : [`headers={"idempotency-key": "${idempotencyKey}"}`]),
  ];
  return `${comment}homedex.request(${parts.join(', ')})`;
}

type Values = readonly (readonly [name: string, value: string])[];

function valuesOf(path: string, example: Example): { places: Values; query: Values } {
  const [location = '', query = ''] = example.path.split('?');
  const names = path.split('/');
  const places = location.split('/').flatMap((part, at) => {
    const name = /^\{(\w+)\}$/.exec(names[at] ?? '')?.[1];
    return name === undefined ? [] : [[name, decodeURIComponent(part)] as const];
  });
  return { places, query: [...new URLSearchParams(query)] };
}

const objectOption = (name: string, values: Values): string[] =>
  values.length === 0
    ? []
    : [`${name}: { ${values.map(([key, value]) => `${key}: ${scriptText(value)}`).join(', ')} }`];

/** Numbers and booleans are written without quotes. */
const isPlain = (value: string): boolean => /^(?:\d{1,9}|true|false)$/.test(value);
const scriptText = (value: string): string =>
  isPlain(value) ? value : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const pythonText = (value: string): string =>
  isPlain(value) ? value.replace('true', 'True').replace('false', 'False') : JSON.stringify(value);

function pythonValue(value: unknown): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, one]) => `"${name}": ${pythonValue(one)}`)
    .join(', ')}}`;
}
