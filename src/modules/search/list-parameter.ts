import { z } from 'zod';

/** How the items of a list are read. */
export interface ItemRules {
  /** The plural noun for the items in error messages. */
  readonly noun: string;
  readonly itemsMax: number;
  readonly itemCharactersMax: number;
  /** Maximum length of the list as one text. */
  readonly charactersMax: number;
  /** What one item looks like, for the documentation of a list written as text. */
  readonly itemPattern?: string;
  /** How a text is split; at commas by default. */
  readonly split?: (text: string) => readonly string[];
  /** The item in its normal form, or the error message. */
  readonly read?: (item: string) => string | Refusal;
}

export class Refusal {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

type Items = readonly string[] | undefined;
type Context = z.core.$RefinementCtx;

/** A list in an address is one text with commas; in a JSON body it may also be an array. Both are read alike. */
export interface ListParameter {
  readonly inAddress: z.ZodOptional<z.ZodType<Items, string>>;
  readonly inBody: z.ZodOptional<z.ZodType<Items, string | string[]>>;
}

/** Items are trimmed and deduplicated; an empty list counts as absent. */
export function listParameter(rules: ItemRules, description: string): ListParameter {
  const read = (items: readonly string[], context: Context): Items => readItems(items, rules, context);
  const split = rules.split ?? splitAtCommas;
  const pattern = rules.itemPattern === undefined ? {} : { pattern: listPattern(rules.itemPattern) };
  const asText = z
    .string()
    .max(rules.charactersMax)
    .meta(pattern)
    .transform((text, context) => read(split(text), context));
  const asArray = z.array(z.string().max(rules.itemCharactersMax)).max(rules.itemsMax).transform(read);
  return {
    inAddress: asText.optional().describe(description),
    inBody: z.union([asText, asArray]).optional().describe(description),
  };
}

/** How much of a wrong item an error message repeats. */
const SHOWN_CHARACTERS_MAX = 40;

function readItems(given: readonly string[], rules: ItemRules, context: Context): Items {
  const { noun, itemsMax, itemCharactersMax, read = (item: string): string => item } = rules;
  const refuse = (message: string): never => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const tooLong = (item: string): string =>
    `'${item.slice(0, SHOWN_CHARACTERS_MAX)}…' is longer than ${itemCharactersMax} characters`;
  const items = new Map<string, string>();
  for (const part of given) {
    const item = part.trim();
    if (item === '') continue;
    if (item.length > Math.max(itemCharactersMax, SHOWN_CHARACTERS_MAX)) return refuse(tooLong(item));
    // For `germany`, a message about the format of country codes is better than one about the length.
    const value = read(item);
    if (value instanceof Refusal) return refuse(value.reason);
    if (item.length > itemCharactersMax) return refuse(tooLong(item));
    const meaning = value.toLowerCase();
    if (!items.has(meaning)) items.set(meaning, value);
  }
  if (items.size > itemsMax) return refuse(`at most ${itemsMax} ${noun} are allowed, got ${items.size}`);
  return items.size === 0 ? undefined : [...items.values()];
}

/** A value that contains a comma is put in double quotes; a double quote inside it is doubled. */
export function splitAtCommas(text: string): string[] {
  if (!text.includes('"')) return text.split(',');
  const items = text.matchAll(/\s*"((?:[^"]|"")*)"\s*(?=,|$)|[^,]+/g);
  return Array.from(items, ([all, quoted]) => quoted?.replaceAll('""', '"') ?? all);
}

const listPattern = (item: string): string => `^\\s*(?:${item})?(?:\\s*,\\s*(?:${item})?)*\\s*$`;
