type Clause = Record<string, unknown>;

/** OpenSearch accepts 65,536 values in a list. */
const VALUES_MAX = 60_000;

/** Matches documents whose field has one of the values, however many there are. */
export function oneOf(field: string, values: readonly (string | boolean | number)[]): Clause {
  if (values.length <= VALUES_MAX) return { terms: { [field]: values } };
  const lists: Clause[] = [];
  for (let at = 0; at < values.length; at += VALUES_MAX)
    lists.push({ terms: { [field]: values.slice(at, at + VALUES_MAX) } });
  return { bool: { should: lists, minimum_should_match: 1 } };
}
