import { z } from 'zod';

/** Named schemas found while converting; they become `components.schemas`. */
export type SchemaRegistry = Map<string, unknown>;

/** The JSON Schema of a zod schema; one with `.meta({ id })` becomes a component and is referred to by name. */
export function jsonSchemaOf(
  schema: z.ZodType,
  registry: SchemaRegistry,
  io: 'input' | 'output',
): Record<string, unknown> {
  const described = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    reused: 'inline',
    override: tidy,
  }) as Record<string, unknown>;
  const { $schema: _dialect, $defs, ...rest } = described;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Record<string, unknown>))
    registry.set(name, withComponentRefs(definition));
  const own = withComponentRefs(rest) as Record<string, unknown>;
  const { id, ...named } = own;
  if (typeof id !== 'string') return own;
  registry.set(id, named);
  return { $ref: `#/components/schemas/${id}` };
}

/**
 * zod states JavaScript's integer range, which is noise to readers of an API, and closes output objects, which would forbid adding fields.
 */
function tidy({ jsonSchema }: { jsonSchema: Record<string, unknown> }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  withoutTuple(jsonSchema);
  withNamedKeys(jsonSchema);
}

/** Client generators support lists of one type, but not `prefixItems` with `items: false`. */
function withoutTuple(jsonSchema: Record<string, unknown>): void {
  const { prefixItems } = jsonSchema;
  if (!Array.isArray(prefixItems)) return;
  const kinds = [...new Map(prefixItems.map((item) => [JSON.stringify(item), item])).values()];
  delete jsonSchema.prefixItems;
  Object.assign(jsonSchema, {
    items: kinds.length === 1 ? kinds[0] : { anyOf: kinds },
    minItems: prefixItems.length,
    maxItems: prefixItems.length,
  });
}

/** A record with known keys is an object with these properties. */
function withNamedKeys(jsonSchema: Record<string, unknown>): void {
  const { propertyNames, additionalProperties, required } = jsonSchema;
  const names = (propertyNames as { enum?: readonly string[] } | undefined)?.enum;
  if (names === undefined || !Array.isArray(required)) return;
  delete jsonSchema.propertyNames;
  delete jsonSchema.additionalProperties;
  jsonSchema.properties = Object.fromEntries(names.map((name) => [name, additionalProperties]));
}

function withComponentRefs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withComponentRefs);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : withComponentRefs(inner),
    ]),
  );
}
