import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { isSchema, problemsOf, withoutSchemaKey } from '../../../lib/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  listOf,
  type RefusedRule,
  type RuleSet,
  type TechnologyRule,
  type WrittenRule,
  writtenRuleSchema,
} from './technology-rule.ts';

export interface LoadedFingerprints {
  readonly ruleSets: readonly RuleSet[];
  /** Files and technologies that could not be read. The detector adds the patterns it refuses. */
  readonly refusedRules: readonly RefusedRule[];
}

/**
 * Reads rules, an operator's or our own: a folder in Wappalyzer's layout (`categories.json` beside `technologies/*.json`), or any folder of
 * such files. Anything broken, or not matching the schema of a rule, is reported and skipped; the rest is loaded.
 */
export async function loadFingerprints(
  directory: string,
  ruleSchema: z.ZodType<WrittenRule> = writtenRuleSchema,
): Promise<LoadedFingerprints> {
  const refusedRules: RefusedRule[] = [];
  const ruleSets: RuleSet[] = [];
  const categoryNames = new Map<string, string>();
  for (const path of await listRuleFiles(directory)) {
    const source = basename(path);
    const refuse = (technology: string, reason: string) =>
      refusedRules.push({ source, technology, field: '', pattern: '', reason });
    const content = await readJson(path, (reason) => refuse('', reason));
    if (content === undefined) continue;
    const { categories, technologies } = sortOut(source, content);
    for (const [number, name] of readCategories(categories)) categoryNames.set(number, name);
    ruleSets.push({
      source,
      technologies: readTechnologies(technologies, ruleSchema, refuse),
      categoryNames,
    });
  }
  return { ruleSets: ruleSets.filter((set) => Object.keys(set.technologies).length > 0), refusedRules };
}

async function listRuleFiles(directory: string): Promise<readonly string[]> {
  const files = await listJsonFiles(directory);
  if (!files) throw new AppError('invalid_input', `The fingerprint folder ${directory} cannot be read.`);
  return [...files, ...((await listJsonFiles(join(directory, 'technologies'))) ?? [])];
}

async function listJsonFiles(directory: string): Promise<readonly string[] | undefined> {
  try {
    const names = await readdir(directory);
    return names
      .filter((name) => name.endsWith('.json') && !isSchema(name))
      .sort()
      .map((name) => join(directory, name));
  } catch {
    return undefined;
  }
}

const jsonObject = z.record(z.string(), z.unknown());
type JsonObject = z.infer<typeof jsonObject>;

async function readJson(path: string, refuse: (reason: string) => void): Promise<JsonObject | undefined> {
  try {
    const parsed = jsonObject.safeParse(withoutSchemaKey(JSON.parse(await readFile(path, 'utf8'))));
    if (parsed.success) return parsed.data;
    refuse('file does not contain a JSON object');
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

/** One file may contain technologies by name, categories by number, or, in the oldest format, both under separate keys. */
function sortOut(source: string, content: JsonObject): { categories: JsonObject; technologies: JsonObject } {
  if (source === 'categories.json') return { categories: content, technologies: {} };
  const { categories, technologies, apps } = content;
  const nested = jsonObject.safeParse(technologies ?? apps);
  if (!nested.success) return { categories: {}, technologies: content };
  return { categories: jsonObject.safeParse(categories).data ?? {}, technologies: nested.data };
}

const categorySchema = z.object({ name: z.string() });

function readCategories(categories: JsonObject): readonly [string, string][] {
  return Object.entries(categories).flatMap(([number, entry]): [string, string][] => {
    const category = categorySchema.safeParse(entry);
    return category.success ? [[number, category.data.name]] : [];
  });
}

function readTechnologies(
  technologies: JsonObject,
  ruleSchema: z.ZodType<WrittenRule>,
  refuse: (technology: string, reason: string) => void,
): Record<string, TechnologyRule> {
  const read: Record<string, TechnologyRule> = {};
  for (const [name, entry] of Object.entries(technologies)) {
    const rule = ruleSchema.safeParse(entry);
    if (rule.success) read[name] = expandRule(rule.data);
    else refuse(name, problemsOf(rule.error).join('; '));
  }
  return read;
}

/**
 * A rule with its short forms expanded to patterns, before the written ones: `loadedFrom` for scripts from a host or path, `library` and
 * `stylesheet` for files by their usual names.
 */
function expandRule({ loadedFrom, library, stylesheet, ...rule }: WrittenRule): TechnologyRule {
  const places = listOf(loadedFrom).map(escapeForRegex);
  return {
    ...rule,
    // A slash may be escaped in inline code.
    ...joined(
      'scripts',
      places.map((place) => place.replaceAll('/', '\\\\?/')),
      rule.scripts,
    ),
    ...joined('scriptSrc', [...places, ...listOf(library).flatMap(libraryPatterns)], rule.scriptSrc),
    ...joined('html', listOf(stylesheet).flatMap(stylesheetPatterns), rule.html),
  };
}

function joined(field: string, patterns: readonly string[], written: string | string[] | undefined) {
  return patterns.length === 0 ? {} : { [field]: [...patterns, ...listOf(written)] };
}

/** In a site mirrored by HTTrack, four hexadecimal digits replace the query string before the file extension. */
const MIRROR_SUFFIX = '(?:[\\da-f]{4})?';

/** On its own server or on a public library host, with the version if the address contains one. */
function libraryPatterns(name: string): string[] {
  const escaped = escapeForRegex(name);
  return [
    `(?:^|/)${escaped}(?:[.-]v?(\\d[\\d.]*\\d))?(?:\\.(?:slim|core|umd|global|bundle|all|prod|pkgd|full))?(?:[.-](?:min|pack|packed|compressed))?${MIRROR_SUFFIX}\\.js\\;version:\\1`,
    // Site builders and bundlers put a hash of the content before the file extension.
    `(?:^|/)${escaped}(?:[.-](\\d{1,2}\\.\\d{1,3}(?:\\.\\d{1,3})?))?(?:[.-]min)?[.-][\\da-f]{8,64}\\.js\\;version:\\1`,
    // WordPress appends the library's version to its own scripts; on a plugin's script it is the plugin's version.
    `wp-includes/js/[\\w/-]{0,40}${escaped}(?:\\.min)?\\.js\\?ver=(\\d[\\d.]*)\\;version:\\1`,
    `/(?:libs|npm|unpkg\\.com)/${escaped}[@/]v?(\\d[\\d.]*)\\;version:\\1`,
    `unpkg\\.com/${escaped}(?:@(\\d[\\d.]*))?[/@?]\\;version:\\1`,
  ];
}

function stylesheetPatterns(name: string): string[] {
  const escaped = escapeForRegex(name);
  return [
    `[/"'=]${escaped}(?:[.-]v?(\\d[\\d.]*\\d))?(?:[.-]min)?${MIRROR_SUFFIX}\\.css\\;version:\\1`,
    `/(?:libs|npm)/${escaped}[@/]v?(\\d[\\d.]*)/[^"'>\\s]{0,80}\\.css\\;version:\\1`,
  ];
}

function escapeForRegex(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
