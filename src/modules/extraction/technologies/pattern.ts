/** One Wappalyzer pattern, `expression\;version:\1\;confidence:50`, parsed. */
export interface Pattern {
  readonly expression: string;
  /** A template like `\1` or `\1?2:1`; empty if the pattern gives no version. */
  readonly version: string;
  readonly confidence: number;
}

export function parsePattern(source: string): Pattern {
  if (!source.includes('\\;')) return { expression: source, version: '', confidence: 100 };
  const [expression = '', ...tags] = source.split('\\;');
  let version = '';
  let confidence = 100;
  for (const tag of tags) {
    const colon = tag.indexOf(':');
    const value = tag.slice(colon + 1);
    if (tag.startsWith('version:')) version = value;
    if (tag.startsWith('confidence:')) confidence = Number.parseInt(value, 10) || 0;
  }
  return { expression, version, confidence };
}

const VERSION_CHARS_MAX = 15;

/** Fills a version template from a match; empty if the groups it names are empty or do not look like a version. */
export function resolveVersion(template: string, match: RegExpExecArray): string {
  if (template === '') return '';
  const groups = template.replace(/\\(\d)\?([^:]*):(.*)$/, (_whole, group, present, absent) =>
    match[Number(group)] ? present : absent,
  );
  const version = groups
    .replace(/\\(\d)/g, (_whole, group) => match[Number(group)] ?? '')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return looksLikeVersion(version) ? version : '';
}

/** A long run of digits is a cache key or a date, not a version. */
function looksLikeVersion(version: string): boolean {
  return version.length <= VERSION_CHARS_MAX && /\w/.test(version) && !/\d{5}/.test(version);
}
