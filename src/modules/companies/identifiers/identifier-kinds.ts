import { join } from 'node:path';
import { z } from 'zod';
import { readTable, tablesFolder } from '../../../lib/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { columnNames } from '../columns/registry.ts';

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== '';
  } catch {
    return false;
  }
}

const expression = z.string().refine(isPattern, 'is not a regular expression');
const near = z
  .string()
  .min(5)
  .regex(/^\P{Lu}+$/u)
  .describe('A text without capitals that stands near every match. It is looked for first.');
const pattern = expression.describe(
  'A regular expression. The value is its first group, or the groups `a` and `b` joined by @.',
);

const findSchema = z.discriminatedUnion('in', [
  z.strictObject({
    in: z.literal('code').describe('Inline scripts, except lines that are comments.'),
    near,
    pattern,
    before: z
      .int()
      .max(1_000)
      .optional()
      .describe('How many characters before that text are looked at; 60 without it.'),
    after: z
      .int()
      .max(1_000)
      .optional()
      .describe('How many characters from that text on are looked at; 200 without it.'),
  }),
  z.strictObject({
    in: z.literal('address').describe('Addresses of scripts, frames, pictures and styles.'),
    near,
    pattern,
  }),
  z.strictObject({ in: z.literal('link').describe('Addresses of links.'), near, pattern }),
  z.strictObject({ in: z.literal('form').describe('Addresses of forms.'), near, pattern }),
  z.strictObject({
    in: z.literal('tag').describe('The source of the page, outside comments.'),
    near,
    pattern,
  }),
  z.strictObject({ in: z.literal('meta'), name: z.string().min(1), pattern: pattern.optional() }),
  z.strictObject({
    in: z
      .literal('columns')
      .describe('Columns of the profile; the values of several are joined by spaces or commas.'),
    columns: z.array(z.enum(columnNames)).min(1),
    pattern: pattern.optional(),
  }),
  z.strictObject({
    in: z.literal('social').describe('The account in a column of social profiles.'),
    column: z.enum(columnNames),
  }),
  z.strictObject({ in: z.literal('icon').describe('The icon of the site.') }),
]);

export type IdentifierFind = z.output<typeof findSchema>;

const kindSchema = z.strictObject({
  name: z.string().min(1).describe('What people read.'),
  group: z.enum([
    'analytics',
    'advertising',
    'service',
    'verification',
    'company',
    'social account',
    'affiliate',
    'app',
  ]),
  strength: z
    .number()
    .gt(0)
    .lt(1)
    .describe('How much two sites that share a value have to do with each other.'),
  value: expression.describe('A regular expression that a whole value must match.'),
  case: z.enum(['upper', 'lower']).optional().describe('How values are written where capitals mean nothing.'),
  finds: z.array(findSchema).min(1).describe('Where values are found.'),
  ofOthers: z
    .array(z.string().min(1))
    .optional()
    .describe('Values of site builders, plugins and documentation, which say nothing about a site.'),
  samples: z
    .array(z.strictObject({ html: z.string().min(1), values: z.array(z.string()).min(1) }))
    .min(1)
    .describe('Pieces of pages, and the values that must be found in each.'),
  refused: z.array(z.string().min(1)).optional().describe('Pieces of pages in which nothing may be found.'),
  comment: z.string().optional(),
});

export const identifierTableSchema = z.record(z.string().regex(/^[a-z][a-z0-9_]{0,30}$/), kindSchema);

export type IdentifierKind = z.output<typeof kindSchema>;

/** The table of identifiers, from data/identifiers. */
export const identifierKinds: ReadonlyMap<string, IdentifierKind> = new Map(
  Object.entries(readTable(join(tablesFolder, 'identifiers', 'identifiers.json'), identifierTableSchema)),
);

/** A value that a homepage shares with other sites of the same owner, such as an analytics account. */
export interface Identifier {
  readonly kind: string;
  readonly value: string;
}

/** An identifier and where on the page it was seen. */
export interface FoundIdentifier extends Identifier {
  readonly where: string;
}

/** The normalised spelling in which values of a kind are stored. */
export function spelledIdentifier(kind: IdentifierKind, value: string): string {
  const plain = value.trim();
  if (kind.case === undefined) return plain;
  return kind.case === 'upper' ? plain.toUpperCase() : plain.toLowerCase();
}

export const IDENTIFIER_VALUE_CHARACTERS_MAX = 150;

/** An identifier as the index stores it. No kind contains a colon. */
export const identifierText = ({ kind, value }: Identifier): string => `${kind}:${value}`;

/** Parses `kind:value`; returns a sentence that says what is wrong if it cannot. */
export function parseIdentifier(text: string): Identifier | string {
  const colon = text.indexOf(':');
  const name = text.slice(0, Math.max(colon, 0)).trim().toLowerCase();
  const kind = identifierKinds.get(name);
  if (colon < 0) return `'${text.slice(0, 80)}' is not an identifier, such as ga4:G-7QK2M9ZP4D`;
  if (kind === undefined) return unknownKind(name);
  const value = requestedValue(kind, text.slice(colon + 1));
  if (value === '' || value.length > IDENTIFIER_VALUE_CHARACTERS_MAX)
    return `the value of ${name} must have 1 to ${IDENTIFIER_VALUE_CHARACTERS_MAX} characters`;
  return isValueOf(kind, value) ? { kind: name, value } : impossibleValue(name, kind, value);
}

const unknownKind = (name: string): string =>
  `'${name.slice(0, 40)}' is not a kind of identifier; use one of ${[...identifierKinds.keys()].join(', ')}`;

const isValueOf = (kind: IdentifierKind, value: string): boolean =>
  new RegExp(`^(?:${kind.value})$`, 'u').test(value);

/** No page has such a value, so that finding none would look like an answer. */
const impossibleValue = (name: string, kind: IdentifierKind, value: string): string =>
  `'${value.slice(0, 80)}' is not a value of ${name}; write it like ${kind.samples[0]?.values[0] ?? kind.value}`;

/** A value as people write it: a telephone number with spaces, or with 00 instead of the plus sign. */
function requestedValue(kind: IdentifierKind, given: string): string {
  const spelled = spelledIdentifier(kind, given);
  const compact = spelled.replace(/[\s()./-]+/g, '').replace(/^00/, '+');
  return !isValueOf(kind, spelled) && isValueOf(kind, compact) ? compact : spelled;
}

/** An identifier as two segments of a path. */
export const identifierPath = z.object({
  kind: z
    .string()
    .max(40)
    .transform((given, context) => {
      const kind = given.trim().toLowerCase();
      if (identifierKinds.has(kind)) return kind;
      context.addIssue({
        code: 'custom',
        message: unknownKind(kind),
      });
      return z.NEVER;
    }),
  value: z.string().min(1).max(IDENTIFIER_VALUE_CHARACTERS_MAX),
});

/** The identifier that a path names. */
export function identifierOfPath({ kind, value }: z.output<typeof identifierPath>): Identifier {
  const known = identifierKinds.get(kind);
  if (known === undefined) return { kind, value };
  const requested = requestedValue(known, value);
  if (!isValueOf(known, requested))
    throw new AppError('invalid_input', impossibleValue(kind, known, requested), {
      details: { field: 'value' },
    });
  return { kind, value: requested };
}
