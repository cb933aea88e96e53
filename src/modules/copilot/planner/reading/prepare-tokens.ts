import type { ConversationState } from '../conversation-state.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Language } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';
import { tokenize } from '../text/tokenize.ts';
import { correctSpelling } from './correct-spelling.ts';
import { detectLanguage, isOfAnyLanguage } from './detect-language.ts';
import { extractAnswerLanguage, withoutTargetLanguage } from './extract-answer-language.ts';
import { extractPage } from './extract-page.ts';
import { extractUnable } from './extract-unable.ts';
import { findRequestedChange } from './find-requested-change.ts';
import { mergeBookingPhrase } from './merge-booking-phrase.ts';
import { mergeDeliveryPhrase } from './merge-delivery-phrase.ts';
import { mergeLegalForms } from './merge-legal-forms.ts';
import { mergeOpeningPhrase } from './merge-opening-phrase.ts';
import { mergeQualifiers } from './merge-qualifiers.ts';
import type { Request } from './request.ts';
import { splitCompounds } from './split-compounds.ts';
import { splitEnclitics } from './split-enclitics.ts';
import { stripIntroduction } from './strip-introduction.ts';
import { isOnlyOpeners, stripOpeners } from './strip-openers.ts';
import { detectUnsupportedLanguage } from './unsupported-language.ts';

/** No real request has more tokens; the limit bounds the cost of a text made of single letters. */
const TOKENS_MAX = 400;

/** What the first steps need to know of the conversation. */
export type KnownBefore = Pick<
  ConversationState,
  'language' | 'callerLanguage' | 'last' | 'lastMessage' | 'earlierLists' | 'knownWords' | 'knownPlaces'
>;

interface Detected {
  readonly language: Language;
  readonly unsupportedLanguage: ReturnType<typeof detectUnsupportedLanguage>;
  readonly tokens: readonly Token[];
  /** The rest of a message that is too long. */
  readonly unread: readonly string[];
}

interface Prepared extends Omit<Detected, 'tokens'>, Pick<Request, 'page' | 'answerLanguage'> {
  /** The words that ask, without greetings, introductions and numbers of pages. */
  readonly asked: readonly Token[];
  /** The same with compounds split, and without the language that the answer should be in. */
  readonly tokens: readonly Token[];
  /** What the message asks for that cannot be done. */
  readonly unable: Request['remarks']['unable'];
  /** The day on which companies should be open; empty if none is named. */
  readonly day: string;
  /** Whether it asks when companies are open. */
  readonly asksHours: boolean;
}

/** Finds the language of a message, corrects its spelling and takes its frame away, so that the words that ask for something are left. */
export function prepareTokens(message: string, lexicon: Lexicon, state: KnownBefore): Prepared {
  const {
    language,
    unsupportedLanguage,
    tokens: corrected,
    unread,
  } = detectAndCorrect(message, lexicon, state);
  const { tokens: withOpening, day, asksHours } = mergeOpeningPhrase(corrected, message, language);
  const started = splitEnclitics(
    stripIntroduction(
      stripOpeners(mergeQualifiers(mergeDeliveryPhrase(withOpening, language)), language),
      language,
    ),
    language,
    lexicon,
  );
  const change = findRequestedChange(started, language);
  const { tokens: able, unable } =
    change === undefined || change === 'results'
      ? extractUnable(started, language)
      : { tokens: started, unable: undefined };
  const { page, tokens: asked } = extractPage(
    unable === 'translation' ? withoutTargetLanguage(able, lexicon) : able,
    language,
  );
  const { answerLanguage, tokens } = extractAnswerLanguage(
    splitCompounds(
      mergeBookingPhrase(asked, message, language, requiresBooking(state.last)),
      language,
      lexicon,
    ),
    language,
    { lexicon, isFollowUp: state.last !== undefined },
  );
  return {
    language,
    unsupportedLanguage,
    unread,
    asked,
    tokens,
    unable,
    day,
    asksHours,
    page,
    answerLanguage,
  };
}

/** Words can be misspelt only in the language of the message, which is detected again once they are right. */
function detectAndCorrect(message: string, lexicon: Lexicon, state: KnownBefore): Detected {
  const { knownWords = [], knownPlaces = [] } = state;
  const [lastLanguage, callerLanguage] = languagesBefore(state, lexicon);
  const written = mergeLegalForms(tokenize(message), message, lexicon);
  const read = written.slice(0, TOKENS_MAX);
  const unsupportedLanguage = detectUnsupportedLanguage(read, lexicon);
  // "Nic? serio?": another language has these words too.
  const isRemark = lastLanguage !== undefined && isOnlyOpeners(read, lastLanguage);
  const languageOf = (tokens: readonly Token[]): Language =>
    unsupportedLanguage === undefined && !isRemark
      ? detectLanguage(message, tokens, lexicon, lastLanguage, callerLanguage)
      : (lastLanguage ?? callerLanguage ?? 'en');
  let detected: Language | undefined;
  const tokens = correctSpelling(read, lexicon, {
    languageOf: () => {
      detected ??= languageOf(read);
      return detected;
    },
    knownWords: [...knownWords, ...knownPlaces.flatMap((place) => place.split(/[\s'’-]+/))],
  });
  const isCorrected = tokens.some((token, at) => token !== read[at]);
  return {
    language: isCorrected ? languageOf(tokens) : (detected ?? languageOf(tokens)),
    unsupportedLanguage,
    tokens,
    unread: written.length > TOKENS_MAX ? [message.slice(written[TOKENS_MAX]?.start)] : [],
  };
}

/** The language of the conversation, unless all that was said is "hotel in Austria", which is written so in several; and the caller's. */
function languagesBefore(
  { language, callerLanguage, lastMessage, earlierLists = [] }: KnownBefore,
  lexicon: Lexicon,
): [Language | undefined, Language | undefined] {
  const isOpen =
    language !== undefined &&
    lastMessage !== undefined &&
    earlierLists.length === 0 &&
    isOfAnyLanguage(lastMessage, tokenize(lastMessage), lexicon);
  return isOpen ? [undefined, callerLanguage ?? language] : [language, callerLanguage];
}

/** Whether the last call asks for online bookings. */
const requiresBooking = (last: ConversationState['last']): boolean =>
  last !== undefined && [last.args.filter ?? []].flat().includes('booking_url:exists');
