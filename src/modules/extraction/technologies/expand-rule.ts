import { listOf, type TechnologyRule, type WrittenRule } from './technology-rule.ts';

/**
 * A rule with its short forms expanded to patterns, before the written ones: `loadedFrom` for scripts from a host or path, `library` and
 * `stylesheet` for files by their usual names.
 */
export function expandRule({ loadedFrom, library, stylesheet, ...rule }: WrittenRule): TechnologyRule {
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
