import type { Meaning, Signal } from '../matching/phrase.ts';
import { readAudiences, readContextWords, readSignals } from './context-words.ts';
import { foldPattern, industryListings, splitList } from './listings.ts';

/** A phrase before it has a number. */
export interface ListedPhrase extends Meaning {
  readonly languages: ReadonlySet<string>;
}

/**
 * Every phrase of all lists by its folded text. Later lists add to earlier ones. `withoutSet` excludes words that were written from a
 * labelled set, so that it can be used for measuring.
 */
export function collectPhrases(withoutSet: string | null = null): ReadonlyMap<string, ListedPhrase> {
  const phrases = new PhraseCollection();
  const context = readContextWords();
  const heads = new Set(splitList(context.heads));
  for (const [text, listing] of industryListings(withoutSet))
    phrases.put(text, { ...meaningless, ...listing, isHead: holdsHead(text, heads) });
  for (const text of heads) phrases.add(text, { isHead: true });
  for (const [signal, list] of Object.entries(readSignals()) as [Signal, string][])
    for (const text of splitList(list))
      phrases.add(text, { signals: [...(phrases.byText.get(text)?.signals ?? []), signal] });
  addAudiences(phrases);
  for (const text of splitList(context.belonging)) phrases.add(text, { ...meaningless, glue: 'belonging' });
  for (const text of splitList(context.joining)) phrases.add(text, { ...meaningless, glue: 'joining' });
  for (const text of splitList(context.serving)) phrases.add(text, { ...meaningless, glue: 'serving' });
  for (const text of splitList(context.empty)) phrases.add(text, meaningless);
  return phrases.byText;
}

const meaningless: ListedPhrase = {
  languages: new Set<string>(),
  postings: [],
  signals: [],
  audience: null,
  isHead: false,
  glue: null,
};

class PhraseCollection {
  readonly byText = new Map<string, ListedPhrase>();
  readonly #covering = new CoveringPhrases();

  /** Adds a phrase. Missing properties keep their values from earlier lists, including those of a prefix like `software*`. */
  add(text: string, given: Partial<ListedPhrase>): void {
    const covering = this.#covering.of(text);
    const earlier = this.byText.get(text) ?? (covering === undefined ? undefined : this.byText.get(covering));
    this.put(text, { ...(earlier ?? meaningless), ...given });
  }

  put(text: string, phrase: ListedPhrase): void {
    this.byText.set(text, phrase);
    this.#covering.add(text);
  }
}

function addAudiences(phrases: PhraseCollection): void {
  for (const { organisations, people, after } of Object.values(readAudiences())) {
    for (const [kind, list] of [
      ['organisations', organisations],
      ['people', people],
    ] as const) {
      for (const word of splitList(list)) {
        const text = after === undefined ? word : foldPattern(word + after);
        phrases.add(text, { audience: { word, kind, isWhole: after !== undefined } });
      }
    }
  }
}

/** "marketing agency" and "pos software" are heads because their first or last word is one. */
function holdsHead(text: string, heads: ReadonlySet<string>): boolean {
  return heads.has(text.slice(0, text.indexOf(' '))) || heads.has(text.slice(text.lastIndexOf(' ') + 1));
}

interface Beginning {
  readonly text: string;
  /** The text before the first star. */
  readonly start: string;
  /** Lengths of the text before each star. */
  readonly stems: readonly number[];
}

/** Phrases with stars, and which of them would match a text that is not listed itself. */
export class CoveringPhrases {
  readonly #byFirstLetter = new Map<string, Beginning[]>();

  add(text: string): void {
    if (!text.includes('*') || text.startsWith('*')) return;
    const first = text.charAt(0);
    const beginnings = this.#byFirstLetter.get(first) ?? [];
    beginnings.push({
      text,
      start: text.slice(0, text.indexOf('*')),
      stems: [...text.matchAll(/\*/g)].map(({ index }) => index),
    });
    this.#byFirstLetter.set(first, beginnings);
  }

  of(text: string): string | undefined {
    if (text.includes('*')) return undefined;
    // Few have the start, and only those are worth an expression.
    const covering = (this.#byFirstLetter.get(text.charAt(0)) ?? []).filter(
      (one) => text.startsWith(one.start) && expressionOf(one).test(text),
    );
    return covering.sort(longerStemsFirst)[0]?.text;
  }
}

/** A folded phrase contains only letters, digits and spaces, nothing that is special in a regular expression. */
const expressionOf = ({ text }: Beginning): RegExp => new RegExp(`^${text.replaceAll('*', '\\S*')}$`);

/** A longer stem is better evidence, and a full word is better than any stem. */
function longerStemsFirst(one: Beginning, other: Beginning): number {
  for (let index = 0; index < Math.max(one.stems.length, other.stems.length); index += 1) {
    const difference =
      (other.stems[index] ?? Number.MAX_SAFE_INTEGER) - (one.stems[index] ?? Number.MAX_SAFE_INTEGER);
    if (difference !== 0) return difference;
  }
  return 0;
}
