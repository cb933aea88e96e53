import { z } from 'zod';
import type { PreparedRules } from './prepared-rules.ts';

const patterns = z.union([z.string(), z.array(z.string())]);
const namedPatterns = z.record(z.string(), patterns);
const references = z.union([z.string(), z.array(z.string())]);
const categoryReference = z.union([z.number(), z.string()]);

/** Conditions on the elements that a selector finds. `properties` needs a browser; it is read but never matches. */
const domCondition = z.object({
  exists: z.string().optional(),
  text: patterns.optional(),
  attributes: z.record(z.string(), patterns).optional(),
  properties: z.record(z.string(), patterns).optional(),
});
const domConditions = z.union([domCondition, z.array(domCondition)]);

/**
 * One technology in the Wappalyzer JSON schema. Keys that need a browser or the network (`js`, `css`, `robots`, `dns`, `xhr`, …) are
 * allowed and ignored. Our own tables name categories; foreign sets number them. The last six keys are our additions.
 */
export const writtenRuleSchema = z.object({
  cats: z.array(categoryReference).default([]),
  website: z.string().optional(),
  html: patterns.optional(),
  scripts: patterns.optional(),
  scriptSrc: patterns.optional(),
  text: patterns.optional(),
  url: patterns.optional(),
  headers: namedPatterns.optional(),
  cookies: namedPatterns.optional(),
  meta: namedPatterns.optional(),
  dom: z.union([z.string(), z.array(z.string()), z.record(z.string(), domConditions)]).optional(),
  implies: references.optional(),
  requires: references.optional(),
  excludes: references.optional(),
  requiresCategory: z.union([categoryReference, z.array(categoryReference)]).optional(),
  loadedFrom: patterns
    .optional()
    .describe(
      'Hosts, or hosts with a path, from which the scripts of the product are loaded, by a tag or by inline code. Plain text, not a regular expression.',
    ),
  library: patterns
    .optional()
    .describe('File names of a script library without version, .min and .js: jquery. Plain text.'),
  stylesheet: patterns
    .optional()
    .describe('File names of a style sheet without version, .min and .css: bootstrap. Plain text.'),
  majorMax: z
    .number()
    .int()
    .positive()
    .optional()
    .describe(
      'The highest major version to believe, a few above the newest: a higher one belongs to the file of a theme or a cache. Raise it with new releases.',
    ),
  samples: z
    .array(z.string())
    .optional()
    .describe(
      'What must set the rule off: a piece of HTML, the address of a script, a header line such as "server: nginx", or "url: " and the address of a page. Made up by us in the form real pages have it.',
    ),
  comment: z.string().optional().describe('Why the rule is as it is, for the next editor.'),
});

export type WrittenRule = z.infer<typeof writtenRuleSchema>;
/** A rule whose short forms have been expanded to patterns, see `load-fingerprints.ts`. */
export type TechnologyRule = Omit<WrittenRule, 'loadedFrom' | 'library' | 'stylesheet'>;
export type DomCondition = z.infer<typeof domCondition>;

/** Rules from one source, with the names of the categories they number. */
export interface RuleSet {
  /** The source of the rules, for reports: a file name or "built-in". */
  readonly source: string;
  readonly technologies: Readonly<Record<string, TechnologyRule>>;
  readonly categoryNames: ReadonlyMap<string, string>;
  /** What was computed about its rules when the set was packed. */
  readonly prepared?: PreparedRules;
}

/** A rule, or one of its patterns, that is refused, and why. */
export interface RefusedRule {
  readonly source: string;
  readonly technology: string;
  readonly field: string;
  readonly pattern: string;
  readonly reason: string;
}

export function listOf<Item>(value: Item | readonly Item[] | undefined): readonly Item[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as Item];
}

/** Every regular expression of a rule, as written. */
export function patternsOf({
  html,
  scripts,
  scriptSrc,
  text,
  url,
  headers,
  cookies,
  meta,
  dom,
}: TechnologyRule): string[] {
  const named = [headers, cookies, meta].flatMap((byName) => Object.values(byName ?? {}));
  const conditions = typeof dom === 'object' && !Array.isArray(dom) ? Object.values(dom).flat() : [];
  const attributes = conditions.flatMap((condition) => Object.values(condition.attributes ?? {}));
  return [html, scripts, scriptSrc, text, url, ...named, ...attributes].flatMap((patterns) => [
    ...listOf(patterns),
  ]);
}
