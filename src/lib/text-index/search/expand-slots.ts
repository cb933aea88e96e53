import type { Deadline } from '../../deadline.ts';
import { formsInOneLanguage, type LanguageCounts, WordForms } from '../../word-forms/index.ts';
import type { FormsOfWord, WordSlot } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import type { ByteCache } from '../format/byte-cache.ts';
import { textKey } from '../format/keys.ts';
import { WORD_PREFIX } from '../format/layout.ts';
import { evaluateSingle } from './match/evaluate-single.ts';
import type { ExpandedSlot, ExpressionPlan } from './match/expression-plan.ts';
import type { IndexView } from './match/index-view.ts';
import { wordKey } from './match/query-plan.ts';
import { slotLists } from './match/slot-lists.ts';

/** Maximum number of words that one slot may expand to. */
const expansionsMax = 1_024;
/** A description that is searched by meaning has up to 86 slots. */
const expansionsCached = 512;
/** What a word in the cache takes, at most. */
const keyBytes = 300;

/** The prefixes under which words are looked up, and which of those words match the slot. */
interface Wanted {
  readonly name: string;
  readonly formsOf?: string;
  prefixes(): readonly string[];
  /** Chooses which of the fitting words to keep, once all are known. */
  readonly choose?: (words: readonly string[]) => ReadonlySet<string>;
  /** If absent, all words fit. */
  readonly fits?: (word: string) => boolean;
  /** The message used to refuse more words than allowed. */
  refusal(): string;
}

/** Counts the documents with a key by their value of a filter. */
type LanguagesOf = (key: string, filter: string, deadline: Deadline) => LanguageCounts;

/** The indexed words that the slots of expressions expand to, in one snapshot. */
export class SlotExpansion {
  private readonly views: readonly IndexView[];
  private readonly liveCount: (key: string) => number;
  private readonly languagesOf: LanguagesOf;
  private readonly fields: number;
  private readonly cache: ByteCache;
  private readonly known = new Map<string, ExpandedSlot>();

  constructor(
    views: readonly IndexView[],
    fields: number,
    cache: ByteCache,
    liveCount: (key: string) => number,
    languagesOf: LanguagesOf,
  ) {
    this.views = views;
    this.fields = fields;
    this.cache = cache;
    this.liveCount = liveCount;
    this.languagesOf = languagesOf;
  }

  of(slot: WordSlot, deadline: Deadline): ExpandedSlot {
    if ('word' in slot && slot.forms === undefined) return this.oneWord(slot.word);
    const name =
      'word' in slot ? `f${slot.languageFilter ?? ''} ${slot.forms}:${slot.word}` : `p${slot.prefix}`;
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const languages = (word: string, filter: string): LanguageCounts =>
      this.languagesOf(wordKey(word), filter, deadline);
    const wanted = 'word' in slot ? formsOf(name, slot, languages) : beginningWith(name, slot);
    const expanded = this.expand(wanted, deadline);
    if (this.known.size >= expansionsCached) this.known.clear();
    this.known.set(name, expanded);
    return expanded;
  }

  /** The forms used by an expression, each word once. */
  formsIn({ leaves }: ExpressionPlan): FormsOfWord[] {
    const found = new Map<string, FormsOfWord>();
    for (const { formsOf: word, keys } of leaves.flatMap(({ slots }) => slots)) {
      if (word === undefined || found.has(word)) continue;
      const forms = keys
        .map((key) => ({ form: wordOf(key), count: this.liveCount(key) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => b.count - a.count || (a.form < b.form ? -1 : 1));
      found.set(word, { word, forms });
    }
    return [...found.values()];
  }

  private oneWord(word: string): ExpandedSlot {
    const key = wordKey(word);
    const keys = [key];
    return { name: `w${word}`, keys, documents: this.liveCount(key), keysIn: () => keys };
  }

  private expand(wanted: Wanted, deadline: Deadline): ExpandedSlot {
    const keys = new Set<string>();
    const byView = new Map<IndexView, readonly string[]>();
    for (const view of this.views) {
      const own = this.keysUnder(wanted, view, (key) => keys.has(key), deadline);
      byView.set(view, own);
      for (const key of own) keys.add(key);
      if (keys.size > expansionsMax) throw new InvalidQuery(wanted.refusal());
    }
    const kept = wanted.choose?.([...keys].map((key) => wordOf(key)));
    if (kept !== undefined) {
      const isKept = (key: string): boolean => kept.has(wordOf(key));
      for (const [view, own] of byView) byView.set(view, own.filter(isKept));
      for (const key of [...keys]) if (!isKept(key)) keys.delete(key);
    }
    const all = [...keys];
    const keysIn = (view: IndexView): readonly string[] => byView.get(view) ?? all;
    const { formsOf: word } = wanted;
    // The choice of forms depends on all views, so the name must contain the chosen words: within a view, equal names must mean equal
    // words.
    const name = kept === undefined ? wanted.name : `${wanted.name}=${[...kept].sort().join(' ')}`;
    const documents = this.countDocuments({ name, keys: all, keysIn }, deadline);
    return { name, keys: all, documents, keysIn, ...(word !== undefined && { formsOf: word }) };
  }

  /** The words of a view that fit, up to one more than is allowed. Words that are known to fit are not checked again. */
  private keysUnder(
    { name, prefixes, fits }: Wanted,
    view: IndexView,
    isKnown: (key: string) => boolean,
    deadline: Deadline,
  ): readonly string[] {
    const find = (): readonly string[] => {
      const found: string[] = [];
      for (const prefix of prefixes()) {
        for (const { key } of deadline.during(view.scan(wordKey(prefix)))) {
          if (fits === undefined || isKnown(key) || fits(wordOf(key))) found.push(key);
          if (found.length > expansionsMax) return found;
        }
      }
      return found;
    };
    if (view.cachePrefix === undefined) return find();
    return this.cache.get(`${view.cachePrefix}w${name}`, find, (found) => found.length * keyBytes);
  }

  private countDocuments(slot: Pick<ExpandedSlot, 'name' | 'keys' | 'keysIn'>, deadline: Deadline): number {
    let documents = 0;
    for (const view of this.views) {
      const lists = slotLists(slot, view, this.fields, this.cache, deadline);
      for (const [chunk, list] of lists.entries())
        if (list !== undefined) documents += evaluateSingle(list, view.live(chunk), undefined, 0);
    }
    return documents;
  }
}

function wordOf(key: string): string {
  return textKey(key.slice(WORD_PREFIX.length));
}

function beginningWith(name: string, { prefix }: { readonly prefix: string }): Wanted {
  const refusal = (): string =>
    `more than ${expansionsMax.toLocaleString('en')} words begin with ${JSON.stringify(prefix)}; add a letter`;
  return { name, prefixes: () => [prefix], refusal };
}

function formsOf(
  name: string,
  { word, forms = [], languageFilter }: Extract<WordSlot, { readonly word: string }>,
  languages: (word: string, filter: string) => LanguageCounts,
): Wanted {
  // Only made for a view whose words are not in the cache: it stems the word in each of the languages.
  let made: WordForms | undefined;
  const found = (): WordForms => {
    made ??= new WordForms(word, forms);
    return made;
  };
  const refusal = (): string =>
    `${JSON.stringify(word)} has more than ${expansionsMax.toLocaleString('en')} forms; search without forms`;
  return {
    name,
    formsOf: word,
    prefixes: () => found().prefixes,
    fits: (candidate) => found().matches(candidate),
    ...(languageFilter !== undefined && {
      choose: (words: readonly string[]) =>
        formsInOneLanguage(word, new Map(words.map((one) => [one, languages(one, languageFilter)])), forms),
    }),
    refusal,
  };
}
