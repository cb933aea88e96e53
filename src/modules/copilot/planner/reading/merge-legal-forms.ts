import {
  type MentionedForm,
  mentionedLegalForms,
  spellingsOfLegalForm,
} from '../../../extraction/identity/legal-form.ts';
import { legalFormNames } from '../dictionaries/dictionaries.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { foldPhrases } from '../text/fold.ts';
import { isPhraseAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';
import { isTradeName } from './trade-words.ts';

/** The full names of the forms in all languages, longest first. */
const names = Object.entries(legalFormNames)
  .flatMap(([form, list]) => foldPhrases(list).map((words) => ({ form, words })))
  .sort((one, other) => other.words.length - one.words.length);

/** Joins the tokens of a legal form, "Sp. z o.o.", to one. A form after a name belongs to the name: "Kvarnby Bageri AB". */
export function mergeLegalForms(tokens: readonly Token[], message: string, lexicon: Lexicon): Token[] {
  const mentioned = mentionedForms(tokens, message);
  if (mentioned.length === 0) return [...tokens];
  const merged: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const found = mentioned.find(({ start, end }) => start === token.start && end > start);
    const next = tokens.findIndex((one, place) => place > at && one.start >= (found?.end ?? 0));
    const length = (next < 0 ? tokens.length : next) - at;
    if (!found || !isMeant(found, tokens, at, length, lexicon)) {
      merged.push(token);
      at += 1;
      continue;
    }
    merged.push({
      ...token,
      kind: 'word',
      text: message.slice(found.start, found.end),
      end: found.end,
      legalForms: found.forms,
    });
    at += length;
  }
  return merged;
}

interface Mentioned extends MentionedForm {
  /** In all spellings. */
  readonly forms: readonly string[];
}

function mentionedForms(tokens: readonly Token[], message: string): Mentioned[] {
  const named = tokens.flatMap((token, at) => {
    const name = names.find(({ words }) => isPhraseAt(tokens, words, at));
    const last = name && tokens[at + name.words.length - 1];
    return name && last ? [{ form: name.form, start: token.start, end: endWithDot(last.end, message) }] : [];
  });
  // In a message in capitals, "AS" is a word.
  const written = message === message.toUpperCase() ? [] : mentionedLegalForms(withCapitals(message));
  return [...named, ...written].map((one) => ({ ...one, forms: spellingsOfLegalForm(one.form) }));
}

const endWithDot = (end: number, message: string): number => (message.charAt(end) === '.' ? end + 1 : end);

/** Forms in small letters, if they are no other word, as a word without vowels is: "gmbh", "ltd". With a dot, "bv." is "for example". */
const withCapitals = (message: string): string =>
  message.replaceAll(
    /(?<![\p{L}.])(?:gmbh|ltd|llc|llp|plc|srl|kft|zrt|vof|bv(?!\.)|nv(?!\.))(?=s?(?!\p{L}))/gu,
    (form) => SMALL_LETTERS[form] ?? form.toUpperCase(),
  );
const SMALL_LETTERS: Readonly<Record<string, string>> = { gmbh: 'GmbH', ltd: 'Ltd', kft: 'Kft', zrt: 'Zrt' };

const PLACES: ReadonlySet<string> = new Set(['place', 'country', 'people']);

/** Undotted forms of two letters are easily something else, unless in the plural: "hotels in SA", "5 KG", "AB testing". */
const isShort = ({ form, start, end }: MentionedForm): boolean =>
  /^\p{Lu}{2}$/u.test(form) && end - start === form.length;

function isMeant(
  found: MentionedForm,
  tokens: readonly Token[],
  at: number,
  length: number,
  lexicon: Lexicon,
): boolean {
  const isKnown = (place: number): boolean => {
    const token = tokens[place];
    return token !== undefined && (isTradeName(token) || lexicon.matchesAt(tokens, place).length > 0);
  };
  const isPlaceAt = (place: number): boolean =>
    lexicon
      .matchesAt(tokens, place)
      .some((match) => match.entries.some(({ meaning }) => PLACES.has(meaning.kind)));
  const hasRoleAt = (place: number): boolean =>
    lexicon
      .matchesAt(tokens, place)
      .some((match) => match.entries.some(({ meaning }) => meaning.kind === 'role'));
  const endsName = (last: number): boolean => {
    for (let place = last; place >= 0 && !hasRoleAt(place); place -= 1)
      if (!isKnown(place)) return true;
      else if (tokens[place]?.breakBefore === ',') return false;
    return false;
  };
  const [before, after] = [tokens[at - 1], tokens[at + length]];
  if (isShort(found)) {
    const isAfterPreposition = lexicon
      .matchesAt(tokens, at - 1)
      .some((match) => match.entries.some(({ meaning }) => meaning.kind === 'role' && meaning.role === 'in'));
    if (before?.kind === 'number' || (before && isAfterPreposition) || after?.isJoined === true) return false;
    if (after?.breakBefore === '' && !isKnown(at + length)) return false;
    // "Zandstra bouw bv" is a name, and "Las Vegas, nv" a place.
    if (tokens[at]?.isCapitalised === false && before && (isPlaceAt(at - 1) || endsName(at - 1)))
      return false;
  }
  // "SAS Institute" starts with it, "SAS Lyon" does not.
  if (/^\p{Lu}+$/u.test(found.form) && after?.isCapitalised && after.breakBefore === '') {
    if (!isPlaceAt(at + length)) return false;
  }
  for (let place = at - 1; place >= 0; place -= 1) {
    if (tokens[place + 1]?.breakBefore === ',' || tokens[place]?.isCapitalised !== true) return true;
    if (!isKnown(place)) return false;
  }
  return true;
}
