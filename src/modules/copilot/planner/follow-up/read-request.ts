import type { ConversationState } from '../conversation-state.ts';
import {
  changes,
  clauseWords,
  definiteArticles,
  grammars,
  mapLanguages,
  removalWords,
  vagueNounsIn,
} from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import { readMessage } from '../reading/read-message.ts';
import type { Request } from '../reading/request.ts';
import { splitCompounds } from '../reading/split-compounds.ts';
import { isTradeName } from '../reading/trade-words.ts';
import { foldPhrases } from '../text/fold.ts';
import { isPhraseAt, phraseLengthAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';
import { tokenize } from '../text/tokenize.ts';
import { excludeOthers } from './drop-conditions.ts';
import { findDropped } from './find-dropped.ts';
import { resolveReply, withoutUnfoundWords } from './replies.ts';

type Phrases = readonly (readonly string[])[];

const words = mapLanguages((language) => {
  const { verbs, disregarding, separable, endings, rows } = removalWords[language];
  return {
    verbs: foldPhrases(verbs),
    disregarding: foldPhrases(disregarding),
    separable: foldPhrases(separable),
    endings: foldPhrases(endings),
    rows: foldPhrases(rows),
    without: foldPhrases(grammars[language].without).filter(({ length }) => length === 1),
    conditions: [...foldPhrases(grammars[language].condition), ...foldPhrases(vagueNounsIn[language])],
    prepositions: [...foldPhrases(grammars[language].with), ...foldPhrases(grammars[language].in)],
    around: foldPhrases(changes[language].around),
  };
});

/** Roles of the words that start a condition: "those without", "the ones in". */
const CONDITION_ROLES: ReadonlySet<Role> = new Set<Role>([
  'with',
  'without',
  'not',
  'in',
  'outside',
  'uses',
  'says',
  'founded',
]);
const NEGATIONS: ReadonlySet<Role> = new Set<Role>(['without', 'not']);

/**
 * Reads a message. One that removes rows from the last list by a condition, such as "drop those without a blog", keeps the rows for which
 * the opposite holds, so each of its conditions is turned around.
 */
export function readRequest(message: string, lexicon: Lexicon, state: ConversationState): Request {
  const request = withoutUnfoundWords(readMessage(message, lexicon, state), state.unfoundWords);
  if (state.last === undefined) return request;
  const isOfOtherThing = request.changeTarget !== undefined && request.changeTarget !== 'results';
  if (isOfOtherThing || request.domains.length > 0) return request;
  // "Remove those with a blog and show those in Spain": the first of two requests is read by itself.
  if (request.secondClauseStart !== undefined) return request;
  const { language } = request;
  const rest = conditionOfRemoval(message, language, lexicon);
  if (rest === undefined) {
    const tokens = splitCompounds(tokenize(message), language, lexicon);
    const read = removesRows(tokens, language) ? excludeOthers(request, state.last) : request;
    return resolveReply(
      findDropped(countsAmongLast(read, lexicon, state), state.last.args),
      message,
      state.last,
    );
  }
  const condition = readMessage(rest, lexicon, { ...state, language, callerLanguage: language });
  return invert({ ...condition, language }) ?? request;
}

/**
 * "And how many have Instagram?" counts among the companies of a list that was asked for, such as "only those with online booking". After
 * another such question, "how many have a blog?", it counts anew.
 */
function countsAmongLast(request: Request, lexicon: Lexicon, state: ConversationState): Request {
  const { roles, language } = request;
  const { lastMessage } = state;
  if (lastMessage === undefined || !roles.has('count') || !roles.has('and')) return request;
  const { roles: before } = readMessage(lastMessage, lexicon, { ...state, last: undefined, language });
  return before.has('count') ? request : { ...request, roles: new Set<Role>([...roles, 'ofThem']) };
}

/**
 * Whether a message has a verb or an ending that removes rows: "exclude", the German "raus". "Ignore the blog" and "drop the blog filter"
 * are only about a condition.
 */
function removesRows(tokens: readonly Token[], language: Language): boolean {
  const { verbs, separable, disregarding, endings, conditions, prepositions, around } = words[language];
  const isAt = (phrases: Phrases, at: number): boolean =>
    phrases.some((phrase) => isPhraseAt(tokens, phrase, at));
  const start = tokens.findIndex((_token, at) => !isAt(around, at));
  // "Filter Shopify out", but not the German "den Filter" and "Filter mit dem Blog raus".
  const isFirstVerb = (at: number): boolean =>
    at === start &&
    (isAt(verbs, at) || isAt(separable, at)) &&
    !definiteArticles[language].has(tokens[at - 1]?.folded ?? '') &&
    !isAt(prepositions, at + 1);
  return (
    tokens.some((_token, at) => isAt(verbs, at) || isAt(endings, at)) &&
    !tokens.some((_token, at) => isAt(disregarding, at) || (isAt(conditions, at) && !isFirstVerb(at)))
  );
}

/** The message with spaces in place of the verb and of the words for the rows; undefined if it does not remove rows. */
function conditionOfRemoval(message: string, language: Language, lexicon: Lexicon): string | undefined {
  const { verbs, separable, endings, rows, around, without } = words[language];
  const tokens = tokenize(message);
  const lengthAt = (phrases: Phrases, at: number): number => phraseLengthAt(tokens, phrases, at);
  const start = tokens.findIndex(
    (_token, at) => lengthAt(around, at) === 0 || lengthAt(verbs, at) > 0 || lengthAt(rows, at) > 0,
  );
  if (start < 0) return undefined;
  const end = tokens.findIndex((_token, at) => at > start && isEnding(at));
  const endLength = end < 0 ? 0 : lengthAt(endings, end);
  // "Without those that have a blog", but not "without the blog".
  const isWithout = lengthAt(without, start) > 0 && lengthAt(rows, start + lengthAt(without, start)) > 0;
  const verb =
    lengthAt(verbs, start) ||
    (isWithout ? lengthAt(without, start) : 0) ||
    (end < 0 ? 0 : lengthAt(separable, start));
  // "Die ohne Blog raus" has no verb at its start.
  if (verb === 0 && (end < 0 || lengthAt(rows, start) === 0)) return undefined;
  let at = start + verb;
  if (at === end) at += endLength;
  const firstRow = at;
  for (let length = rowLength(at); length > 0; length = rowLength(at)) at += length;
  if (at === firstRow) return undefined;
  // "Wirf alle raus, die keine E-Mail haben".
  if (at === end) at += endLength;
  if (!startsCondition(at)) return undefined;
  const removed = [...tokens.slice(0, at), ...(end >= at ? tokens.slice(end, end + endLength) : [])];
  return removed.reduce(
    (text, token) => text.slice(0, token.start) + ' '.repeat(token.end - token.start) + text.slice(token.end),
    message,
  );

  /** In "nimm die aus der Schweiz raus", the first ending is a preposition. */
  function isEnding(place: number): boolean {
    const length = lengthAt(endings, place);
    const next = tokens[place + length];
    const isLast = next === undefined || next.breakBefore !== '';
    return length > 1 || (length === 1 && (isLast || !rolesAt(place).has('in')));
  }

  function rowLength(place: number): number {
    const token = tokens[place];
    // In "alle, die keinen Blog haben", the clause is the condition.
    if (!token || (place > firstRow && token.breakBefore !== '')) return 0;
    const length = lengthAt(rows, place);
    return length > 0 ? length : isTradeName(token) && rolesAt(place).size === 0 ? 1 : 0;
  }

  function startsCondition(place: number): boolean {
    const isClause = (token: Token | undefined): boolean =>
      token !== undefined && clauseWords[language].has(token.folded);
    return (
      isClause(tokens[place]) ||
      (place - firstRow > 1 && isClause(tokens[place - 1])) ||
      [...rolesAt(place)].some((role) => CONDITION_ROLES.has(role))
    );
  }

  function rolesAt(place: number): ReadonlySet<Role> {
    return new Set(
      (tokens[place] === undefined ? [] : lexicon.matchesAt(tokens, place)).flatMap(({ entries }) =>
        entries.flatMap((entry) =>
          entry.meaning.kind === 'role' && entry.language === language ? [entry.meaning.role] : [],
        ),
      ),
    );
  }
}

const OPPOSITES = { lt: 'gte', lte: 'gt', gt: 'lte', gte: 'lt' } as const;

const opposites = <Condition extends { readonly operator: keyof typeof OPPOSITES | 'eq' }>(
  conditions: readonly Condition[],
): Condition[] =>
  conditions.flatMap((one) => (one.operator === 'eq' ? [] : [{ ...one, operator: OPPOSITES[one.operator] }]));

/** The request for what does not fit the conditions; undefined if it has none, or one without an opposite. */
function invert(request: Request): Request | undefined {
  const { slots, words: wanted, excluded, founded, employees, roles } = request;
  const isNegated = [...roles].some((role) => NEGATIONS.has(role));
  const hasCondition = slots.length > 0 || founded.length > 0 || employees.length > 0;
  // "Remove those from the list" names a word and no condition.
  if (!hasCondition && !(isNegated && excluded.length > 0)) return undefined;
  const isUninvertible =
    request.eitherCondition !== '' ||
    request.events.text !== '' ||
    request.phrases.length > 0 ||
    [...founded, ...employees].some(({ operator }) => operator === 'eq') ||
    founded.length > 1 ||
    employees.length > 1;
  if (isUninvertible) return undefined;
  const kept = excluded.map(({ text }) => text);
  return {
    ...request,
    slots: slots.map((slot) => ({
      ...slot,
      isExcluded: !slot.isExcluded,
      isDefinite: false,
      isAlternative: false,
    })),
    words: kept,
    conditionWords: kept,
    attributeWords: [],
    excluded: wanted.map((text) => ({ text, isWord: false })),
    founded: opposites(founded),
    employees: opposites(employees),
    parts: [],
    facts: [],
    groupBy: undefined,
    changeTarget: undefined,
    secondClauseStart: undefined,
    roles: new Set<Role>([
      ...[...roles].filter((role) => role !== 'drop' && role !== 'command' && !NEGATIONS.has(role)),
      'only',
    ]),
  };
}
