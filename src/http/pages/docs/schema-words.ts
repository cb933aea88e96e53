import type { ApiDescription, Schema } from './api-description.ts';

type Schemas = ApiDescription['components']['schemas'];

/** A field of a body or a response, with its path inside it: `results[].domain`. */
export interface Field {
  readonly name: string;
  readonly words: string;
  readonly description: string;
  readonly isRequired: boolean;
}

const DEPTH_MAX = 3;
/** A profile has 178 columns, which `GET /columns` documents better. */
const FIELDS_MAX = 60;

/** The fields of a schema, followed by those of nested schemas. */
export function fieldsOf(schema: Schema, schemas: Schemas, prefix = '', depth = 0): readonly Field[] {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  const entries = Object.entries(properties);
  if (depth >= DEPTH_MAX || entries.length > FIELDS_MAX) return [];
  return entries.flatMap(([key, inner]) => {
    const { schema: content, suffix } = contentOf(resolved(inner, schemas), schemas);
    return [
      {
        name: prefix + key,
        words: wordsFor(inner, schemas),
        description: inner.description ?? resolved(inner, schemas).description ?? '',
        isRequired: required.includes(key),
      },
      ...fieldsOf(content, schemas, `${prefix}${key}${suffix}.`, depth + 1),
    ];
  });
}

/** The number of fields of an object that are not listed one by one; 0 if they are. */
export function hiddenFields(schema: Schema, schemas: Schemas): number {
  const count = Object.keys(resolved(schema, schemas).properties ?? {}).length;
  return count > FIELDS_MAX ? count : 0;
}

/** The items of a list or the values of a table. */
function contentOf(schema: Schema, schemas: Schemas): { readonly schema: Schema; readonly suffix: string } {
  if (schema.items) return { schema: resolved(schema.items, schemas), suffix: '[]' };
  if (typeof schema.additionalProperties === 'object')
    return { schema: resolved(schema.additionalProperties, schemas), suffix: '.*' };
  return { schema, suffix: '' };
}

function resolved(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema;
  return schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {};
}

/** The type of a value with its bounds, for example `integer, 1 to 500, default: 100`. */
export function wordsFor(given: Schema, schemas: Schemas): string {
  const schema = resolved(given, schemas);
  return [kindOf(schema, schemas), ...boundsOf(schema), ...elseOf(schema)].join(', ');
}

function kindOf(schema: Schema, schemas: Schemas): string {
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map((one) => kindOf(resolved(one, schemas), schemas)))].join(' or ');
  if (schema.prefixItems)
    return `[${schema.prefixItems.map((one) => kindOf(resolved(one, schemas), schemas)).join(', ')}]`;
  if (schema.type === 'array')
    return schema.items ? `list of ${kindOf(resolved(schema.items, schemas), schemas)}` : 'list';
  if (typeof schema.type === 'object') return schema.type.join(' or ');
  return schema.type ?? 'anything';
}

function boundsOf({ minLength, maxLength, minimum, maximum, maxItems }: Schema): readonly string[] {
  const shown = (value: number): string => value.toLocaleString('en');
  const bounds: string[] = [];
  if (minimum !== undefined && maximum !== undefined) bounds.push(`${shown(minimum)} to ${shown(maximum)}`);
  else if (minimum !== undefined) bounds.push(`at least ${shown(minimum)}`);
  else if (maximum !== undefined) bounds.push(`at most ${shown(maximum)}`);
  if (minLength !== undefined && minLength > 1) bounds.push(`at least ${shown(minLength)} characters`);
  if (maxLength !== undefined) bounds.push(`up to ${shown(maxLength)} characters`);
  if (maxItems !== undefined) bounds.push(`up to ${shown(maxItems)} items`);
  return bounds;
}

function elseOf({ default: usual }: Schema): readonly string[] {
  if (usual === undefined || usual === null || usual === '') return [];
  if (typeof usual === 'object') return [];
  return [`default: ${String(usual)}`];
}
