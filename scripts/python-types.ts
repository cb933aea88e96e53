/** Generates the typed part of the Python client from the API description: types of responses and bodies, and a method for every call. */

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { schema: Schema }>>;
  };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { schema: Schema }>> }>
  >;
}

export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const keywords = new Set([
  'from',
  'not',
  'in',
  'is',
  'class',
  'import',
  'global',
  'or',
  'and',
  'if',
  'async',
]);
const nameIn = (name: string): string => {
  const plain = name.replaceAll('-', '_');
  return keywords.has(plain) ? `${plain}_` : plain;
};
const JSON_TYPE = 'application/json';
const WIDTH = 4;

export function pythonTypes({ paths, components }: Description): string {
  const types = new Map<string, string>();
  for (const [name, schema] of Object.entries(components.schemas)) {
    if (schema.properties) addType(types, name, schema);
    else types.set(name, `${name} = ${typeOf(types, name, schema)}`);
  }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => callOf(types, path, method, operation)),
  );
  return `"""Generated from the API description by \`npm run generate\`. Do not edit."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, Literal, NotRequired, TypedDict
from urllib.parse import quote


def _part(value: object) -> str:
    return quote(str(value), safe="")


${[...types.values()].join('\n\n')}


class Calls:
    """Every call of the API that answers with JSON."""

    def _call(
        self, method: str, path: str, query: dict[str, Any], body: Any, headers: dict[str, str | None]
    ) -> Any:
        raise NotImplementedError

${calls.map((call) => call('')).join('\n')}

class AsyncCalls:
    """The same calls, awaited."""

    def _call(
        self, method: str, path: str, query: dict[str, Any], body: Any, headers: dict[str, str | None]
    ) -> Awaitable[Any]:
        raise NotImplementedError

${calls.map((call) => call('async ')).join('\n')}`
    .trimEnd()
    .concat('\n');
}

function typeOf(types: Map<string, string>, name: string, schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? 'Any';
  if (schema.const !== undefined) return literal([schema.const]);
  if (schema.enum) return literal(schema.enum);
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map((part, at) => typeOf(types, `${name}${at}`, part)))].join(' | ');
  if (Array.isArray(schema.type))
    return schema.type.map((type) => typeOf(types, name, { ...schema, type })).join(' | ');
  if (schema.type === 'array') return `list[${typeOf(types, `${name}Item`, schema.items ?? {})}]`;
  if (schema.type === 'object' && schema.properties) {
    addType(types, name, schema);
    return name;
  }
  if (schema.type === 'object') {
    const { additionalProperties } = schema;
    const value =
      typeof additionalProperties === 'object' ? typeOf(types, `${name}Value`, additionalProperties) : 'Any';
    return `dict[str, ${value}]`;
  }
  const simple: Readonly<Record<string, string>> = {
    string: 'str',
    integer: 'int',
    number: 'float',
    boolean: 'bool',
    null: 'None',
  };
  return simple[String(schema.type)] ?? 'Any';
}

const literal = (values: readonly unknown[]): string =>
  `Literal[${values.map((value) => (typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value))).join(', ')}]`;

/** Uses the functional syntax, because names like `from` are Python keywords. */
function addType(types: Map<string, string>, name: string, { properties = {}, required = [] }: Schema): void {
  if (types.has(name)) return;
  // Reserves its position, so that the types it uses come after it. Annotations are strings and may refer to later types.
  types.set(name, '');
  const fields = Object.entries(properties).map(([field, schema]) => {
    const type = typeOf(types, name + pascal(field), schema);
    return `        "${field}": ${JSON.stringify(required.includes(field) ? type : `NotRequired[${type}]`)},`;
  });
  types.set(name, `${name} = TypedDict(\n    "${name}",\n    {\n${fields.join('\n')}\n    },\n)`);
}

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[_-])(\w)/g, (_, first: string) => first.toUpperCase());

type Call = (prefix: '' | 'async ') => string;

function callOf(types: Map<string, string>, path: string, method: string, operation: Operation): Call[] {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const answer = responses['200']?.content?.[JSON_TYPE]?.schema;
  const body = requestBody?.content[JSON_TYPE]?.schema;
  if (!answer || (requestBody && !body)) return [];
  const owner = pascal(operationId);
  const returned = typeOf(types, `${owner}Answer`, answer);
  const argumentsOf = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const typed = parameters.map(({ name, in: place, required, schema }) => {
    const type = typeOf(types, owner + pascal(name), schema);
    // The service splits lists at commas, but a list of strings is accepted as well.
    const wide = place === 'query' && type === 'str' ? 'str | Sequence[str]' : type;
    return { name: nameIn(name), type: wide, required: required ?? false };
  });
  if (body)
    typed.push({
      name: 'body',
      type: typeOf(types, `${owner}Body`, body),
      required: requestBody?.required ?? true,
    });
  const signature = typed
    .toSorted((one, other) => Number(other.required) - Number(one.required))
    .map(
      ({ name, type, required }) =>
        `${' '.repeat(WIDTH * 2)}${name}: ${required ? type : `${type} | None = None`},\n`,
    )
    .join('');
  const dictionary = (place: string): string =>
    `{${argumentsOf(place)
      .map(({ name }) => `${JSON.stringify(name)}: ${nameIn(name)}`)
      .join(', ')}}`;
  const places = argumentsOf('path').map(({ name }) => nameIn(name));
  const filled = path.replaceAll(/\{([\w-]+)\}/g, (_, name: string) => `{_part(${nameIn(name)})}`);
  const address = places.length > 0 ? `f"${filled}"` : `"${path}"`;
  return [
    (prefix) => `    ${prefix}def ${operationId}(
        self,
${signature === '' ? '' : `        *,\n${signature}`}    ) -> ${returned}:
        """${summary}."""
        answer: ${returned} = ${prefix === '' ? '' : 'await '}self._call(
            "${method.toUpperCase()}", ${address}, ${dictionary('query')}, ${body ? 'body' : 'None'}, ${dictionary('header')}
        )
        return answer
`,
  ];
}
