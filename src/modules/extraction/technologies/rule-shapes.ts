import type { CategoryName } from './categories.ts';
import type { TechnologyRule } from './technology-rule.ts';

/** A technology of our own set: categories by name, a website, and at least one sample that must set it off. */
type CuratedRule = Omit<TechnologyRule, 'cats'> & {
  readonly cats: CategoryName[];
  readonly website: string;
  /**
   * A piece of HTML, the address of a script, a header line such as `server: nginx`, or `url: ` and a page address.
   * Made up by us in the form real pages have it.
   */
  readonly samples: readonly string[];
};

export type RuleTable = Readonly<Record<string, CuratedRule>>;

/** Scripts of a service, loaded by a tag or by an inline loader, from one of these places. A slash may be escaped in inline code. */
export function loadedFrom(...places: readonly string[]): { scriptSrc: string[]; scripts: string[] } {
  const escaped = places.map(escapeForRegex);
  return { scriptSrc: escaped, scripts: escaped.map((place) => place.replaceAll('/', '\\\\?/')) };
}

/** A script library by its usual file names, on its own server or on a public library host, with its version where told. */
export function library(...names: readonly string[]): { scriptSrc: string[] } {
  return { scriptSrc: names.flatMap(libraryPatterns) };
}

/** A style sheet by its usual file names. */
export function stylesheet(...names: readonly string[]): { html: string[] } {
  return {
    html: names.flatMap((name) => [
      `[/"'=]${escapeForRegex(name)}(?:[.-]v?(\\d[\\d.]*\\d))?(?:[.-]min)?${MIRROR_SUFFIX}\\.css\\;version:\\1`,
      `/(?:libs|npm)/${escapeForRegex(name)}[@/]v?(\\d[\\d.]*)/[^"'>\\s]{0,80}\\.css\\;version:\\1`,
    ]),
  };
}

/** A site mirrored by HTTrack has four hexadecimal digits for the query string in front of the file ending. */
const MIRROR_SUFFIX = '(?:[\\da-f]{4})?';

function libraryPatterns(name: string): string[] {
  const escaped = escapeForRegex(name);
  return [
    `(?:^|/)${escaped}(?:[.-]v?(\\d[\\d.]*\\d))?(?:\\.(?:slim|core|umd|global|bundle|all|prod|pkgd|full))?(?:[.-](?:min|pack|packed|compressed))?${MIRROR_SUFFIX}\\.js\\;version:\\1`,
    // Site builders and bundlers put a hash of the content in front of the file ending.
    `(?:^|/)${escaped}(?:[.-](\\d{1,2}\\.\\d{1,3}(?:\\.\\d{1,3})?))?(?:[.-]min)?[.-][\\da-f]{8,64}\\.js\\;version:\\1`,
    // WordPress tells the library's version behind its own scripts; behind a plugin's script stands the plugin's version.
    `wp-includes/js/[\\w/-]{0,40}${escaped}(?:\\.min)?\\.js\\?ver=(\\d[\\d.]*)\\;version:\\1`,
    `/(?:libs|npm|unpkg\\.com)/${escaped}[@/]v?(\\d[\\d.]*)\\;version:\\1`,
    `unpkg\\.com/${escaped}(?:@(\\d[\\d.]*))?[/@?]\\;version:\\1`,
  ];
}

function escapeForRegex(literal: string): string {
  return literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
