import type { Random } from '../search/corpus/random.ts';
import type { Description, JsonSchema } from './description.ts';

const DEPTH_MAX = 6;
const ITEMS_MAX = 4;
const TEXT_MAX = 40;
const words = [
  'contact',
  'bakery',
  'kontakt',
  'quality',
  'tools',
  'opening hours',
  'straße',
  '東京タワー',
  'c++',
  'a',
];
const hostileTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '%00',
  '../../etc/passwd',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  'ﬃ'.repeat(50),
  '🧨'.repeat(20),
  'e\u0301\u0323'.repeat(10),
  '((((((((((',
  '"unbalanced',
  'a AND OR NOT',
  '-',
  '*',
  'a:b:c',
  'NaN',
  'null',
  '9'.repeat(30),
  '-1',
  '1e309',
  '0x10',
  'true',
  '[]',
  '{}',
  'x'.repeat(5_000),
  '\u202Eabc',
  'http://127.0.0.1/',
  'example.com:99999',
  'xn--a',
  'ä.example',
  '.',
  '..',
];
const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  2 ** 53,
  -(2 ** 63),
  1e300,
  [],
  [null],
  {},
  { a: { b: [1] } },
  ...hostileTexts,
];

/** Values that exist in the service, so that a random request reaches something: domains of the index, ids that chains created. */
export interface Known {
  readonly domains: readonly string[];
  /** By parameter name, for example `list_id`. */
  readonly ids: ReadonlyMap<string, readonly (string | number)[]>;
}

/** Makes values that match a JSON Schema of the description, and values that do not. */
export class ValueMaker {
  private readonly random: Random;
  private readonly description: Description;
  private readonly known: Known;

  constructor(random: Random, description: Description, known: Known) {
    this.random = random;
    this.description = description;
    this.known = known;
  }

  /** A value that matches the schema; `name` is the name of the parameter or property. */
  valid(unresolved: JsonSchema, name = '', depth = 0): unknown {
    const schema = this.description.resolve(unresolved);
    const { random } = this;
    if (schema.const !== undefined) return schema.const;
    if (Array.isArray(schema.enum)) return random.pick(schema.enum as unknown[]);
    const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
    if (choices) return this.valid(random.pick(choices), name, depth);
    const ids = this.known.ids.get(name);
    if (ids && ids.length > 0 && random.chance(0.8)) return random.pick(ids);
    if (schema.default !== undefined && random.chance(0.15)) return schema.default;
    switch (Array.isArray(schema.type) ? random.pick(schema.type as string[]) : schema.type) {
      case 'integer':
      case 'number':
        return this.number(schema);
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      case 'array':
        return this.array(schema, name, depth);
      case 'object':
        return this.object(schema, depth);
      case 'string':
        return this.text(schema, name);
      default:
        return random.pick(words);
    }
  }

  /** A value that most likely does not match. */
  broken(): unknown {
    return this.random.pick(wrongValues);
  }

  /** The value with one thing broken: itself, a property, an item, a missing or an additional property. */
  withOneBroken(value: unknown): unknown {
    const { random } = this;
    if (typeof value !== 'object' || value === null || random.chance(0.1)) return this.broken();
    if (Array.isArray(value)) {
      if (value.length === 0 || random.chance(0.3)) return [...value, this.broken()];
      const at = random.below(value.length);
      return value.map((item, position) => (position === at ? this.withOneBroken(item) : item));
    }
    const entries = Object.entries(value);
    if (entries.length === 0 || random.chance(0.1))
      return { ...value, [random.pick(hostileTexts)]: this.broken() };
    const at = random.below(entries.length);
    if (random.chance(0.2)) return Object.fromEntries(entries.filter((_, position) => position !== at));
    return Object.fromEntries(
      entries.map(([key, inner], position) => [key, position === at ? this.withOneBroken(inner) : inner]),
    );
  }

  private number(schema: JsonSchema): number {
    const least = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
    const most = Number(schema.maximum ?? schema.exclusiveMaximum ?? least + 1_000);
    const { random } = this;
    // Mistakes are most likely at the bounds. Without a maximum, the largest safe integer is used.
    if (random.chance(0.1)) return least;
    if (random.chance(0.1)) return schema.maximum === undefined ? Number.MAX_SAFE_INTEGER : most;
    if (schema.type === 'integer') return random.between(least, Math.min(most, least + 200));
    return least + random.fraction() * (most - least);
  }

  private array(schema: JsonSchema, name: string, depth: number): unknown[] {
    if (depth > DEPTH_MAX) return [];
    const least = Number(schema.minItems ?? 0);
    const most = Math.min(Number(schema.maxItems ?? ITEMS_MAX), Math.max(least, ITEMS_MAX));
    const items = (schema.items ?? { type: 'string' }) as JsonSchema;
    return Array.from({ length: this.random.between(least, most) }, () => this.valid(items, name, depth + 1));
  }

  private object(schema: JsonSchema, depth: number): Record<string, unknown> {
    const properties = (schema.properties ?? {}) as Record<string, JsonSchema>;
    const required = new Set((schema.required ?? []) as string[]);
    const made: Record<string, unknown> = {};
    // Only a few of many properties, because with all of them hardly any request would be accepted.
    const chance = Math.min(0.3, 2 / Object.keys(properties).length);
    for (const [name, property] of Object.entries(properties))
      if (required.has(name) || (depth <= DEPTH_MAX && this.random.chance(chance)))
        made[name] = this.valid(property, name, depth + 1);
    const others = schema.additionalProperties;
    if (typeof others === 'object' && others !== null && this.random.chance(0.3))
      made[this.random.pick(words)] = this.valid(others as JsonSchema, '', depth + 1);
    return made;
  }

  private text(schema: JsonSchema, name: string): string {
    const { random } = this;
    const pattern = typeof schema.pattern === 'string' ? new RegExp(schema.pattern, 'u') : undefined;
    const candidates = [
      ...(/domain|company/.test(name) ? [random.pick(this.known.domains), 'example.invalid'] : []),
      ...(schema.format === 'email' || name === 'email'
        ? [`person-${random.below(1_000)}@acme-tools.com`]
        : []),
      ...(schema.format === 'uri' || /url/.test(name) ? ['https://hooks.whole-bench.com/in'] : []),
      ...(name === 'password' ? ['correct horse battery'] : []),
      ...((schema.examples ?? []) as string[]),
      random.pick(words),
      `${random.pick(words)} ${random.below(1_000)}`,
      '2026-09-01',
      'de',
      '1',
    ];
    const length = { least: Number(schema.minLength ?? 0), most: Number(schema.maxLength ?? TEXT_MAX) };
    const fits = candidates.filter((text) => text.length <= length.most && (pattern?.test(text) ?? true));
    const text =
      fits.length > 0 ? (random.chance(0.6) ? (fits[0] ?? '') : random.pick(fits)) : random.pick(candidates);
    return text.padEnd(length.least, 'x').slice(0, length.most);
  }
}
