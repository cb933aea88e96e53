import { definiteArticles } from '../dictionaries/dictionaries.ts';
import type { Language } from '../lexicon/meaning.ts';
import type { Token } from '../text/token.ts';
import { firstToken, hasRole, type Item, isUnknown, withRoles } from './item.ts';

/** Words for how, why and when. "Where" is excluded, because it asks for companies. */
const QUESTION_ADVERBS: Readonly<Record<Language, readonly string[]>> = {
  en: ['how', 'why', 'when'],
  de: ['wie', 'warum', 'wieso', 'weshalb', 'wann'],
  fr: ['comment', 'pourquoi', 'quand'],
  es: ['como', 'cuando'],
  it: ['come', 'perche', 'quando'],
  nl: ['hoe', 'waarom', 'wanneer'],
  pt: ['como', 'porque', 'quando'],
  pl: ['jak', 'dlaczego', 'czemu', 'kiedy'],
};

/** Words for why. Homepages do not give reasons. */
const WHY_WORDS = new Set('why warum wieso weshalb pourquoi waarom dlaczego czemu'.split(' '));
/** Words that mean "why" only at the start of a message and "because" elsewhere. */
const BECAUSE_WORDS = new Set(['perche', 'porque']);
/** "And why", "tell me why". */
const WORDS_BEFORE_MAX = 2;

/** The word for why near the start of a message, and "por qué" in Spanish and Portuguese. */
export const reasonAsked = (tokens: readonly Token[]): string[] => {
  const at = tokens.findIndex(
    ({ folded }, place) =>
      WHY_WORDS.has(folded) ||
      (place === 0 && BECAUSE_WORDS.has(folded)) ||
      (folded === 'por' && tokens[place + 1]?.folded === 'que'),
  );
  const [word, next] = at < 0 || at > WORDS_BEFORE_MAX ? [] : tokens.slice(at);
  if (word === undefined) return [];
  return [word.folded === 'por' && next !== undefined ? `${word.text} ${next.text}` : word.text];
};

export const isQuestionAdverb = (item: Item | undefined, language: Language): boolean =>
  item?.tokens.length === 1 && QUESTION_ADVERBS[language].includes(firstToken(item).folded);

/** The position of the first word after "and", "but" or a greeting. */
function questionStart(items: readonly Item[]): number {
  const at = items.findIndex(
    (item) => item.content !== undefined || !hasRole(item, 'and', 'but', 'also', 'greeting'),
  );
  return Math.max(0, at);
}

/** Whether a message asks how, why or when, so not for a list of companies. */
export const asksHowWhyOrWhen = (items: readonly Item[], language: Language): boolean => {
  const first = items[questionStart(items)];
  return (
    first !== undefined &&
    QUESTION_ADVERBS[language].includes(firstToken(first).folded) &&
    !hasRole(first, 'count', 'share', 'ofThem', 'whatAbout', 'about', 'command')
  );
};

/**
 * In some languages "how" also means "like": at the start of a question it does so only before a name ("wie Ahorn, aber in Wien"). A
 * message can have two questions: "wem gehört es und wie erreiche ich es?"
 */
export function resolveHow(items: readonly Item[], language: Language): readonly Item[] {
  const start = questionStart(items);
  return items.map((word, at) =>
    (at === start || hasRole(items[at - 1], 'and')) &&
    isQuestionAdverb(word, language) &&
    (hasRole(word, 'like') ? !isNameAt(items, at + 1, language) : isUnknown(word) && items.some(isComparison))
      ? withRoles(word, 'filler')
      : word,
  );
}

/** "How do they compare with France?" */
const isComparison = (item: Item): boolean => !item.content && hasRole(item, 'compare');

function isNameAt(items: readonly Item[], at: number, language: Language): boolean {
  const first = items[at];
  if (first === undefined) return true;
  const hasArticle = definiteArticles[language].has(firstToken(first).folded);
  const [item, next] = items.slice(hasArticle ? at + 1 : at);
  if (item === undefined) return false;
  const { kind, isCapitalised } = firstToken(item);
  if (kind === 'domain' || kind === 'quoted' || item.content?.kind === 'technology') return true;
  if (!isCapitalised || !(isUnknown(item) || item.content)) return false;
  // German capitalises every noun: "wie die Adresse" is a question, "wie die Bäckerei Ahorn" is not.
  return !(language === 'de' && hasArticle) || (next !== undefined && firstToken(next).isCapitalised);
}

const TIMES =
  'times|plus|minus|divided by|mal|geteilt durch|fois|divisé par|dividido por|diviso|keer|maal|gedeeld door|vezes|razy|dodać|odjąć|podzielić przez';
const ARITHMETIC = new RegExp(`\\d\\s*(?:[×÷*+]|\\sx\\s|\\s(?:${TIMES})\\s)\\s*\\d`, 'iu');

/** Whether a message asks for a calculation: 17 times 23. */
export const isArithmetic = (message: string): boolean => ARITHMETIC.test(message);
