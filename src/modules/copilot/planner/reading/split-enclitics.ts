import { changes, mapLanguages, rowPronouns } from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldWord } from '../text/fold.ts';
import type { Token } from '../text/token.ts';
import { isUnableVerb, isUnableWord } from './extract-unable.ts';
import { firstToken, type Item, isUnknown, withRoles } from './item.ts';

/** Pronouns that these languages write at the end of an imperative or infinitive. */
const PRONOUNS: Readonly<Partial<Record<Language, RegExp>>> = {
  es: /^(.{3,}?)(?:me|nos|se)?(los|las|lo|la|les|le)$/,
  it: /^(.{2,}?)(?:me|ce|glie)?(gli|li|le|lo|la)$/,
  pt: /^(.{3,}?)(lhes|lhe)$/,
};
/** Verbs that can be about the last list. */
const VERB_ROLES: ReadonlySet<Role> = new Set<Role>([
  'command',
  'count',
  'sortedBy',
  'mostCommon',
  'distribution',
  'compare',
  'drop',
  'only',
  'replace',
  'reverse',
  'together',
]);

/** "Guárdalos", "mándales un correo": the app or the user does it, and the answer says so. */
const changeVerbs = mapLanguages(
  (language): ReadonlySet<string> =>
    new Set(
      [changes[language].verbs, changes[language].editing, changes[language].sending].flatMap((list) =>
        foldWord(list).split(/,\s*/),
      ),
    ),
);

/** Splits "cuéntalos" into the verb and the pronoun, as French and Portuguese write it; words that the dictionaries have stay whole. */
export function splitEnclitics(
  tokens: readonly Token[],
  language: Language,
  lexicon: Lexicon,
): readonly Token[] {
  const pattern = PRONOUNS[language];
  if (pattern === undefined) return tokens;
  const rolesOf = (token: Token): readonly Role[] =>
    lexicon
      .matchesAt([token], 0)
      .flatMap(({ entries }) =>
        entries.flatMap((entry) =>
          entry.meaning.kind === 'role' && entry.language === language ? [entry.meaning.role] : [],
        ),
      );
  return tokens.flatMap((token) => {
    const [, stem = '', pronoun = ''] = token.kind === 'word' ? (pattern.exec(token.folded) ?? []) : [];
    if (stem === '' || isUnableWord(token) || lexicon.matchesAt([token], 0).length > 0) return [token];
    // Italian infinitives lose their last vowel: "vederli".
    const verb = [stem, `${stem}e`]
      .map((folded): Token => ({ ...token, text: folded, folded, end: token.end - pronoun.length }))
      .find(
        (one) =>
          rolesOf(one).some((role) => VERB_ROLES.has(role)) ||
          changeVerbs[language].has(one.folded) ||
          isUnableVerb(one, language),
      );
    if (verb === undefined) return [token];
    const start = token.end - pronoun.length;
    return [verb, { ...token, text: pronoun, folded: pronoun, start, isJoined: true, breakBefore: '' }];
  });
}

/** "Répartis-les": the verb before such a pronoun is a request, known or not, and the pronoun means the last list. */
export const resolveEnclitics = (items: readonly Item[], language: Language): readonly Item[] =>
  items.map((item, at) => {
    const isPronoun = (one: Item | undefined): boolean =>
      one?.isJoined === true && rowPronouns[language].has(firstToken(one).folded);
    if (isUnknown(item) && isPronoun(items[at + 1]) && !item.isJoined) return withRoles(item, 'command');
    return at > 0 && isPronoun(item) ? { ...withRoles(item, 'ofThem'), content: undefined } : item;
  });
