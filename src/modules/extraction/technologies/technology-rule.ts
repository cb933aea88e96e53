import { z } from 'zod';
import type { PreparedRules } from './prepared-rules.ts';

const patterns = z.union([z.string(), z.array(z.string())]);
const namedPatterns = z.record(z.string(), patterns);
const references = z.union([z.string(), z.array(z.string())]);
const categoryReference = z.union([z.number(), z.string()]);

/** Conditions on the elements that a selector finds. `properties` needs a browser and is read but never holds. */
const domCondition = z.object({
  exists: z.string().optional(),
  text: patterns.optional(),
  attributes: z.record(z.string(), patterns).optional(),
  properties: z.record(z.string(), patterns).optional(),
});
const domConditions = z.union([domCondition, z.array(domCondition)]);

/**
 * One technology in the Wappalyzer JSON schema. Keys that need a browser or the network (`js`, `css`, `robots`, `dns`, `xhr`, …)
 * are allowed and ignored. Our own tables name categories, foreign sets number them.
 */
export const technologyRuleSchema = z.object({
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
});

export type TechnologyRule = z.infer<typeof technologyRuleSchema>;
export type DomCondition = z.infer<typeof domCondition>;

/** Rules from one place, with the names of the categories they number. */
export interface RuleSet {
  /** Where the rules come from, for reports: a file name or "built-in". */
  readonly source: string;
  readonly technologies: Readonly<Record<string, TechnologyRule>>;
  readonly categoryNames: ReadonlyMap<string, string>;
  /** What was found out of its rules when the set was packed. */
  readonly prepared?: PreparedRules;
}

/** A rule, or one pattern of it, that is left out, and why. */
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
