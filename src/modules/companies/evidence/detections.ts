import type { CompanyProfile } from '../columns/company-profile.ts';
import type { ColumnName } from '../columns/registry.ts';

export interface Detection {
  readonly place: string;
  /** The text found there; empty if it cannot be shown. */
  readonly snippet: string;
}

const snippetCharactersMax = 160;
/** How many characters of the text are shown on either side of a value. */
const surroundings = 60;

/** A value as a snippet. A flag has nothing to show. */
export function shown(value: CompanyProfile[ColumnName]): string {
  if (value === null || typeof value === 'boolean') return '';
  return cut(Array.isArray(value) ? value.join(', ') : String(value));
}

/** A value with the text around it, if the extractor took it from running text and it can be found there again. */
export function seenInText(
  where: string,
  value: CompanyProfile[ColumnName],
  { h1, h2, h3, title, meta_description, body_text }: CompanyProfile,
): string | undefined {
  if (!/\b(text|line|headline|passage)\b/.test(where)) return undefined;
  const pattern = patternOf(Array.isArray(value) ? value[0] : value);
  if (pattern === undefined) return undefined;
  for (const text of [body_text, title, meta_description, ...h1, ...h2, ...h3]) {
    const match = text === null ? null : pattern.exec(text);
    if (match !== null) return around(match.input, match.index, match.index + match[0].length);
  }
  return undefined;
}

/** Phone numbers are written in groups, with or without a prefix, so they are compared by their last digits. */
const digitsCompared = 7;

function patternOf(value: string | number | boolean | null | undefined): RegExp | undefined {
  if (typeof value === 'number') return new RegExp(`(?<!\\d)${value}(?!\\d)`);
  if (typeof value !== 'string' || value === '') return undefined;
  const digits = value.replaceAll(/\D/g, '');
  if (digits.length >= digitsCompared && digits.length >= value.length - 4)
    return new RegExp([...digits.slice(-digitsCompared)].join('[ \\u00a0().\\/-]{0,3}'));
  return new RegExp(RegExp.escape(value.slice(0, snippetCharactersMax)), 'i');
}

function around(text: string, from: number, to: number): string {
  const begin = Math.max(0, from - surroundings);
  const end = Math.min(text.length, to + surroundings);
  const inner = cut(text.slice(begin, end).toWellFormed().replaceAll('\n', ' ').trim());
  return `${begin > 0 ? '…' : ''}${inner}${end < text.length && !inner.endsWith('…') ? '…' : ''}`;
}

function cut(text: string): string {
  return text.length <= snippetCharactersMax
    ? text
    : `${text
        .slice(0, snippetCharactersMax)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}

/**
 * Where technologies were found, picked from the evidence of all of them, `WordPress (meta: generator); PHP (implied)`: those that the
 * column names, or all of them if it names none, as the full list does.
 */
export function seenTechnologies(column: ColumnName, profile: CompanyProfile, evidence: string): Detection {
  const all = detectionsByName(profile.technologies, evidence);
  const value = column === 'cms_version' ? profile.cms : profile[column];
  const named = [value].flat().flatMap((name) => {
    const detection = typeof name === 'string' ? all.get(name) : undefined;
    return detection === undefined ? [] : [detection];
  });
  const detections = named.length > 0 ? named : [...all.values()];
  const places = [...new Set(detections.map(({ place }) => place))];
  const [first] = named;
  return {
    place: places.join(', ') || 'technologies',
    snippet:
      first !== undefined && named.length === 1
        ? first.snippet
        : detections.map(({ whole }) => whole).join('; '),
  };
}

interface TechnologyDetection extends Detection {
  /** The note including the name before it. */
  readonly whole: string;
}

/** Finds the notes by the names in the column, in order, because a name may contain any character that could separate them. */
function detectionsByName(
  names: readonly string[],
  evidence: string,
): ReadonlyMap<string, TechnologyDetection> {
  const starts = new Map<string, number>();
  let at = 0;
  for (const name of names) {
    const start = evidence.indexOf(`${name} (`, at);
    if (start < 0) continue;
    starts.set(name, start);
    at = start + name.length;
  }
  const ends = [...starts.values()].slice(1).map((start) => start - '; '.length);
  return new Map(
    [...starts].map(([name, start], index) => {
      const whole = evidence.slice(start, ends[index] ?? evidence.length);
      const inner = whole.slice(name.length + ' ('.length, -1);
      const [place = '', ...snippet] = inner.split(': ');
      return [name, { place, snippet: snippet.join(': '), whole }];
    }),
  );
}
