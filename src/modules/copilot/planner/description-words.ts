import type { Role } from './dictionaries/grammar.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import type { Token } from './text/token.ts';

/** Words between "with" and the feature: "with their own online shop". */
const LOOKBACK_WORDS = 2;
const INTRODUCING_ROLES: readonly Role[] = ['in', 'with', 'without', 'outside', 'says', 'uses'];

/** The roles of the words directly before a position, nearest first. */
export function rolesBefore(tokens: readonly Token[], at: number, lexicon: Lexicon) {
  return Array.from({ length: LOOKBACK_WORDS }, (_, distance) => at - 1 - distance)
    .filter((position) => position >= 0)
    .map((position) => ({ at: position, roles: rolesAt(tokens, position, lexicon) }));
}

export function rolesAt(tokens: readonly Token[], at: number, lexicon: Lexicon): ReadonlySet<Role> {
  const own = tokens.slice(at, at + 1);
  return new Set(
    lexicon
      .matchesAt(own, 0)
      .flatMap(({ entries }) =>
        entries.flatMap(({ meaning }) => (meaning.kind === 'role' ? [meaning.role] : [])),
      ),
  );
}

export const hasRole = (tokens: readonly Token[], at: number, lexicon: Lexicon, role: Role): boolean =>
  at < tokens.length && rolesAt(tokens, at, lexicon).has(role);

/** The position of the first word that introduces a filter, such as "with a" or "that use": they are not part of the subject either. */
export function introductionStart(
  tokens: readonly Token[],
  before: ReturnType<typeof rolesBefore>,
  lexicon: Lexicon,
): number | undefined {
  const introduces = (roles: ReadonlySet<Role>): boolean => INTRODUCING_ROLES.some((role) => roles.has(role));
  const end = before.findIndex(({ roles }) => !introduces(roles) && !roles.has('filler'));
  const first = before.slice(0, end < 0 ? before.length : end).findLast(({ roles }) => introduces(roles));
  if (!first) return undefined;
  const isClause = first.roles.has('uses') && hasRole(tokens, first.at - 1, lexicon, 'filler');
  return isClause ? first.at - 1 : first.at;
}

const EXCLUDING_WORDS_MAX = 5;

/**
 * Where the words begin that exclude what follows: "not in", "that are not from", "which do not use". Undefined if there are none. A single
 * word is among `rolesBefore`.
 */
export function exclusionStart(tokens: readonly Token[], at: number, lexicon: Lexicon): number | undefined {
  const starts = Array.from({ length: EXCLUDING_WORDS_MAX }, (_, distance) => at - 1 - distance);
  // "En dehors de la France" has an article before the name.
  const ends = hasRole(tokens, at - 1, lexicon, 'filler') ? [at, at - 1] : [at];
  const ofPhrase = starts.findLast(
    (start) =>
      start >= 0 &&
      ends.some((end) => end - start > 1 && isPhraseOf('outside', tokens.slice(start, end), lexicon)),
  );
  let start = ofPhrase ?? negationStart(tokens, at, lexicon);
  if (start === undefined) return undefined;
  while (start > 0 && hasRole(tokens, start - 1, lexicon, 'filler')) start--;
  return start;
}

const isPhraseOf = (role: Role, tokens: readonly Token[], lexicon: Lexicon): boolean =>
  lexicon
    .matchesAt(tokens, 0)
    .some(
      ({ length, entries }) =>
        length === tokens.length &&
        entries.some(({ meaning }) => meaning.kind === 'role' && meaning.role === role),
    );

/** "Not using", "nie są w". */
function negationStart(tokens: readonly Token[], at: number, lexicon: Lexicon): number | undefined {
  for (let place = at - 1; place >= Math.max(0, at - EXCLUDING_WORDS_MAX); place--) {
    const roles = rolesAt(tokens, place, lexicon);
    // Before a place, "no" is Portuguese for "in".
    if (roles.has('not') && !roles.has('in')) return place;
    if (!(['uses', 'in', 'filler'] as const).some((role) => roles.has(role))) return undefined;
  }
  return undefined;
}

/** Whether only "and" or "or" and an article are between two names: "not in Spain or Italy". */
export function continuesList(tokens: readonly Token[], end: number, at: number, lexicon: Lexicon): boolean {
  if (!hasRole(tokens, end, lexicon, 'or') && !hasRole(tokens, end, lexicon, 'and')) return false;
  return tokens
    .slice(end + 1, at)
    .every((_token, place) => hasRole(tokens, end + 1 + place, lexicon, 'filler'));
}
