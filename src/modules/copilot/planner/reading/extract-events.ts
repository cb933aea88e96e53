import { eventWords, mapLanguages } from '../dictionaries/dictionaries.ts';
import { changeOf, fieldAt, isTechnologyField } from '../lexicon/group-fields.ts';
import type { Language } from '../lexicon/meaning.ts';
import { foldPhrases } from '../text/fold.ts';
import { isPhraseAt } from '../text/phrase-at.ts';
import type { Token } from '../text/token.ts';
import { quoteTerm } from '../word-condition.ts';
import { findPeriod, type Period } from './find-period.ts';
import { hasRole, type Item } from './item.ts';
import type { Events } from './request.ts';

interface Extracted {
  readonly events: Events;
  /** Words for a time that is no period: "recently". */
  readonly vague: readonly string[];
  /** The rest of the message. */
  readonly tokens: readonly Token[];
}

export const NO_EVENTS: Events = { change: '', read: [], text: '', isOpenEnded: false };

const VERBS = ['started', 'added', 'stopped', 'noLonger', 'replaced', 'switched', 'changed', 'read'] as const;
type Verb = (typeof VERBS)[number];

const phrases = mapLanguages((language) => {
  const words = eventWords[language];
  return {
    verbs: VERBS.map((kind) => ({ kind, phrases: foldPhrases(words[kind]) })),
    from: foldPhrases(words.from),
    to: foldPhrases(words.to),
    updated: foldPhrases(words.updated),
    recent: foldPhrases(words.recent),
    since: foldPhrases(words.since),
  };
});

interface Span {
  readonly at: number;
  readonly length: number;
}

/** A technology of the message, and whether homepages started or stopped using it. */
interface Mention extends Span {
  readonly name: string;
  readonly before: 'from' | 'to' | 'instead' | undefined;
  /** How many words "from" or "to" has. */
  readonly lead: number;
}

interface EventsContext {
  readonly language: Language;
  /** The current date, as in 2026-05-14. */
  readonly today: string | undefined;
}

/** Takes out of a message what homepages started or stopped using, what changed on them, and when they were last read. */
export function extractEvents(
  items: readonly Item[],
  message: string,
  { language, today }: EventsContext,
): Extracted {
  const tokens = items.flatMap((item) => item.tokens);
  const mentions = technologiesIn(items, tokens, language);
  const period = today === undefined ? undefined : findPeriod(tokens, language, today);
  const found = findEvent(items, tokens, mentions, period, { language, today });
  if (!found) return { events: NO_EVENTS, vague: [], tokens };
  const taken = new Set([...found.at, ...(period?.at ?? [])]);
  const recent = spansOf(tokens, phrases[language].recent).filter(({ at }) => !taken.has(at));
  for (const { at, length } of recent) for (let place = at; place < at + length; place += 1) taken.add(place);
  const places = [...taken].sort((one, other) => one - other);
  const text = textBetween(tokens, message, places[0] ?? 0, places.at(-1) ?? 0);
  return {
    events: { ...found.events, text: found.isUnknown ? '' : text },
    vague: [
      ...(found.isUnknown ? [text] : []),
      ...(found.unread ?? []).map(({ at, length }) => textBetween(tokens, message, at, at + length - 1)),
      ...recent.map(({ at, length }) => textBetween(tokens, message, at, at + length - 1)),
    ],
    tokens: tokens.filter((_token, place) => !taken.has(place)),
  };
}

interface FoundEvent {
  readonly events: Omit<Events, 'text'>;
  readonly at: readonly number[];
  /** Whether the index does not know when it happened: "companies added this month". */
  readonly isUnknown?: boolean;
  /** What is searched for less exactly than it is said. */
  readonly unread?: readonly Span[];
}

function findEvent(
  items: readonly Item[],
  tokens: readonly Token[],
  mentions: readonly Mention[],
  period: Period | undefined,
  { language, today = '' }: EventsContext,
): FoundEvent | undefined {
  for (const { kind, span } of verbsIn(tokens, language)) {
    const ofVerb = positionsOf(span);
    if (kind === 'read') {
      if (period === undefined) continue;
      const negation = items.findLast(
        (item) => !item.content && hasRole(item, 'not') && item.start < (tokens[span.at]?.start ?? 0),
      );
      const ofNegation = (negation?.tokens ?? []).map((token) => tokens.indexOf(token));
      return {
        events: {
          ...NO_EVENTS,
          read:
            negation && isUpdate(tokens, span, language) && yearOf(period) < today.slice(0, YEAR_LENGTH)
              ? [`copyright_year:lte:${yearOf(period)}`]
              : readFilters(period, negation !== undefined),
        },
        at: [...ofNegation, ...ofVerb],
      };
    }
    const since = period === undefined ? [] : [`since:${period.from}`];
    const isOpenEnded = period?.until !== undefined;
    const isSwitch = (kind === 'switched' || kind === 'replaced') && mentions.length === 0;
    if (kind === 'changed' || isSwitch) {
      const what = changedThing(items, tokens);
      // "Changed their CMS", but not "moved to Berlin with a blog".
      if (what === undefined || (isSwitch && !what.isTechnology)) continue;
      const change = [`changed:${what.name}`, ...since].join(' ');
      return {
        events: { ...NO_EVENTS, change, isOpenEnded },
        at: [...ofVerb, ...positionsOf(what)],
        ...(what.isUntracked && { unread: [what] }),
      };
    }
    if (kind === 'added' && mentions.length === 0) {
      const what = changedThing(items, tokens);
      if (what?.isFeature === true) {
        const change = [`changed:${what.name}`, ...since].join(' ');
        // They have it now, which stays a condition.
        return {
          events: { ...NO_EVENTS, change, isOpenEnded },
          at: ofVerb,
          ...(what.isUntracked && { unread: [span] }),
        };
      }
      if (period === undefined) continue;
      return { events: NO_EVENTS, at: ofVerb, isUnknown: true };
    }
    if (kind === 'noLonger' && !items.some(isUse)) continue;
    const changed = mentionsOf(kind, span, mentions, items, tokens);
    if (changed.length === 0) continue;
    const terms = changed.map((one, place) => `${eventOf(kind, one, place, changed)}:${quoteTerm(one.name)}`);
    return {
      events: { ...NO_EVENTS, change: [...new Set(terms), ...since].join(' '), isOpenEnded },
      at: [
        ...ofVerb,
        ...changed.flatMap((one) => positionsOf({ at: one.at - one.lead, length: one.length + one.lead })),
      ],
    };
  }
  return useSince(items, tokens, mentions, period, language);
}

/** "Who uses Matomo since this year?" asks who started. */
function useSince(
  items: readonly Item[],
  tokens: readonly Token[],
  mentions: readonly Mention[],
  period: Period | undefined,
  language: Language,
): FoundEvent | undefined {
  if (period === undefined || period.until !== undefined || mentions.length === 0) return undefined;
  const ofPeriod = period.at.flatMap((place) => tokens[place] ?? []);
  if (spansOf(ofPeriod, phrases[language].since).length === 0 || !items.some(isUse)) return undefined;
  if (items.some((item) => !item.content && hasRole(item, 'founded'))) return undefined;
  const terms = mentions.map(
    (one, place) => `${eventOf('started', one, place, mentions)}:${quoteTerm(one.name)}`,
  );
  return {
    events: { ...NO_EVENTS, change: [...terms, `since:${period.from}`].join(' ') },
    at: mentions.flatMap((one) => positionsOf({ at: one.at, length: one.length })),
  };
}

const isUse = (item: Item): boolean => !item.content && hasRole(item, 'uses');

/** What a verb says of a technology next to it. */
function eventOf(
  verb: Verb,
  { before }: Mention,
  place: number,
  all: readonly Mention[],
): 'started' | 'stopped' {
  if (before === 'instead') return 'stopped';
  const isPair = all.length > 1;
  if (verb === 'started' || verb === 'added') return 'started';
  if (verb === 'stopped' || verb === 'noLonger') return isPair && before === 'to' ? 'started' : 'stopped';
  if (before !== undefined) return before === 'from' ? 'stopped' : 'started';
  // "Swapped WordPress for Webflow": the old one comes first.
  if (isPair) return place === 0 ? 'stopped' : 'started';
  return verb === 'replaced' ? 'stopped' : 'started';
}

/** "Hebben", between a technology and the participle. */
const AUXILIARY_WORDS_MAX = 1;

/** The technologies after a verb; if there are none, those before it: "von Magento zu Shopify gewechselt". */
function mentionsOf(
  kind: Verb,
  verb: Span,
  mentions: readonly Mention[],
  items: readonly Item[],
  tokens: readonly Token[],
): readonly Mention[] {
  const after = mentions.filter(({ at }) => at >= verb.at);
  const isJoined = (one: Mention, next: Mention): boolean =>
    !items.some(
      (item) =>
        !item.content &&
        hasRole(item, 'uses') &&
        item.start > (tokens[one.at]?.start ?? 0) &&
        item.end < (tokens[next.at - next.lead]?.start ?? 0),
    );
  const end = after.findIndex((one, place) => place > 0 && !isJoined(after[place - 1] as Mention, one));
  // "Die WordPress hebben vervangen door Webflow": the verb is between the two.
  const [only, ...more] = after;
  const before = mentions.findLast(({ at }) => at < verb.at);
  const isAround = before !== undefined && verb.at - (before.at + before.length) <= AUXILIARY_WORDS_MAX;
  if (only?.before === 'to' && more.length === 0 && isAround && kind !== 'started') return [before, only];
  if (after.length > 0) return end < 0 ? after : after.slice(0, end);
  // In "Shopify-Shops, die Klaviyo entfernt haben" only the last one is meant.
  const [first, last] = mentions.filter(({ at }) => at < verb.at).slice(-2);
  if (first === undefined) return [];
  if (last === undefined) return [first];
  const isPair = last.before !== undefined && (first.before !== undefined || last.before === 'to');
  return isPair && last.at - last.lead <= first.at + first.length + 1 ? [first, last] : [last];
}

/** "Their prices", "their technologies". */
function changedThing(items: readonly Item[], tokens: readonly Token[]): ChangedThing | undefined {
  for (const item of items) {
    const feature =
      item.content?.kind === 'feature' && !item.content.name.includes('=') ? item.content.name : undefined;
    const field = fieldAt(item.indexes.get('fields'));
    const named = feature ?? (isTechnologyField(field) ? field : undefined);
    if (named === undefined) continue;
    const name = changeOf(named);
    return {
      name,
      isFeature: feature !== undefined,
      isTechnology: isTechnologyField(named),
      isUntracked: name !== named && named !== 'tech',
      at: tokens.indexOf(item.tokens[0] as Token),
      length: item.tokens.length,
    };
  }
  return undefined;
}

interface ChangedThing extends Span {
  /** As the query language takes it after `changed:`. */
  readonly name: string;
  readonly isFeature: boolean;
  readonly isTechnology: boolean;
  /** Whether only changes of all technologies are recorded, and not those of this kind. */
  readonly isUntracked: boolean;
}

/** "Not updated since 2021" is about the site, of which only its copyright says when somebody last worked on it. */
const isUpdate = (tokens: readonly Token[], { at, length }: Span, language: Language): boolean =>
  phrases[language].updated.some((phrase) => phrase.length === length && isPhraseAt(tokens, phrase, at));

const YEAR_LENGTH = 4;
const yearOf = ({ from }: Period): string => from.slice(0, YEAR_LENGTH);

/** Pages that were read in a period or, negated, not since it began. */
const readFilters = ({ from, until }: Period, isNegated: boolean): string[] =>
  isNegated
    ? [`fetched_at:lt:${from}`]
    : [`fetched_at:gte:${from}`, ...(until === undefined ? [] : [`fetched_at:lt:${until}`])];

function technologiesIn(items: readonly Item[], tokens: readonly Token[], language: Language): Mention[] {
  const { from, to } = phrases[language];
  return items.flatMap((item, place): Mention[] => {
    if (item.content?.kind !== 'technology') return [];
    const at = tokens.indexOf(item.tokens[0] as Token);
    const before = items[place - 1];
    const lead = (list: readonly (readonly string[])[]): number => lengthBefore(tokens, list, at);
    const [ofFrom, ofTo] = [lead(from), lead(to)];
    const isInstead = before !== undefined && !before.content && hasRole(before, 'insteadOf');
    return [
      {
        at,
        length: item.tokens.length,
        name: item.content.name,
        before: isInstead
          ? 'instead'
          : ofTo > ofFrom
            ? 'to'
            : ofFrom > 0
              ? 'from'
              : ofTo > 0
                ? 'to'
                : undefined,
        lead: isInstead ? before.tokens.length : Math.max(ofFrom, ofTo),
      },
    ];
  });
}

const verbsIn = (tokens: readonly Token[], language: Language): { kind: Verb; span: Span }[] =>
  phrases[language].verbs.flatMap(({ kind, phrases: list }) =>
    spansOf(tokens, list).map((span) => ({ kind, span })),
  );

function spansOf(tokens: readonly Token[], list: readonly (readonly string[])[]): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = list.find((words) => isPhraseAt(tokens, words, at))?.length;
    if (length !== undefined) spans.push({ at, length });
    at += length ?? 1;
  }
  return spans;
}

/** How many words of a list end directly before a position. */
const lengthBefore = (tokens: readonly Token[], list: readonly (readonly string[])[], at: number): number =>
  list.find((words) => isPhraseAt(tokens, words, at - words.length))?.length ?? 0;

const positionsOf = ({ at, length }: Span): number[] => Array.from({ length }, (_, offset) => at + offset);

const textBetween = (tokens: readonly Token[], message: string, first: number, last: number): string =>
  message.slice(tokens[first]?.start, tokens[last]?.end);
