import type { FilterField, TextIndexSchema } from '../api.ts';

/** The schema of an index that has the same fields and lacks only some of the filters; undefined when it differs in more than that. */
export function olderSchema(
  { fields, filters }: Pick<TextIndexSchema, 'fields' | 'filters'>,
  wanted: TextIndexSchema,
): TextIndexSchema | undefined {
  if (describeSchema({ fields, filters: [] }) !== describeSchema({ ...wanted, filters: [] }))
    return undefined;
  const isKnown = ({ name, kind }: FilterField): boolean =>
    wanted.filters.some((filter) => filter.name === name && filter.kind === kind);
  if (!filters.every(isKnown)) return undefined;
  const absent = wanted.filters.filter(({ name }) => !filters.some((filter) => filter.name === name));
  return { ...wanted, filters, absent: absent.map(({ name }) => name) };
}

/** A canonical description of the schema that does not depend on the order of its properties. */
export function describeSchema(schema: Pick<TextIndexSchema, 'fields' | 'filters'>): string {
  const fields = schema.fields.map(({ name, boost }) => ({ name, boost }));
  const filters = schema.filters.map(({ name, kind }) => ({ name, kind }));
  return JSON.stringify({ fields, filters });
}
