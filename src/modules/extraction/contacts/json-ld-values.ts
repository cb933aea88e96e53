/** The strings of a JSON-LD property, whether written alone, in a list or as `{"@value": …}`; anything else is ignored. */
export function stringValues(property: unknown): string[] {
  if (typeof property === 'string') return property.trim() === '' ? [] : [property.trim()];
  if (typeof property === 'number') return [String(property)];
  if (Array.isArray(property))
    return property
      .slice(0, VALUES_MAX)
      .flatMap((value) => (Array.isArray(value) ? [] : stringValues(value)));
  if (property !== null && typeof property === 'object' && '@value' in property) {
    return typeof property['@value'] === 'string' ? [property['@value'].trim()] : [];
  }
  return [];
}

const VALUES_MAX = 50;
