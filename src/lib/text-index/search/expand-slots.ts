import { formsInOneLanguage, type LanguageCounts, WordForms } from '../../word-forms/index.ts';
import type { FormsOfWord, WordSlot } from '../api.ts';
import { InvalidQuery } from '../errors.ts';
import { popcount } from '../format/bits.ts';
import { textKey } from '../format/keys.ts';
import { BITMAP_WORDS, WORD_PREFIX } from '../format/layout.ts';
import type { Deadline } from './match/deadline.ts';
import type { ExpandedSlot, ExpressionPlan } from './match/expression-plan.ts';
import type { IndexView } from './match/index-view.ts';
import { wordKey } from './match/query-plan.ts';

/** Words that one slot may expand to. */
const expansionsMax = 1_024;
const expansionsCached = 64;

/** The prefixes under which words are looked up, and which of them match the slot. */
interface Wanted {
  readonly name: string;
  readonly formsOf?: string;
  readonly prefixes: readonly string[];
  /** Of the words that fit, those to keep, once all are known. */
  readonly choose?: (words: readonly string[]) => ReadonlySet<string>;
  fits(word: string): boolean;
  readonly refusal: string;
}

/** How many documents with a key have which value of a filter. */
type LanguagesOf = (key: string, filter: string, deadline: Deadline) => LanguageCounts;

/** The words of the index that slots of expressions expand to, in one snapshot. */
export class SlotExpansion {
  private readonly views: readonly IndexView[];
  private readonly liveCount: (key: string) => number;
  private readonly languagesOf: LanguagesOf;
  private readonly known = new Map<string, ExpandedSlot>();

  constructor(views: readonly IndexView[], liveCount: (key: string) => number, languagesOf: LanguagesOf) {
    this.views = views;
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
        .map((key) => ({ form: textKey(key.slice(WORD_PREFIX.length)), count: this.liveCount(key) }))
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
    const byPart = new Map<IndexView, string[]>();
    for (const view of this.views) {
      const own: string[] = [];
      for (const prefix of wanted.prefixes) {
        for (const { key } of deadline.during(view.scan(wordKey(prefix)))) {
          if (!keys.has(key) && !wanted.fits(textKey(key.slice(WORD_PREFIX.length)))) continue;
          own.push(key);
          keys.add(key);
          if (keys.size > expansionsMax) throw new InvalidQuery(wanted.refusal);
        }
      }
      byPart.set(view, own);
    }
    const kept = wanted.choose?.([...keys].map((key) => textKey(key.slice(WORD_PREFIX.length))));
    if (kept !== undefined) {
      const isKept = (key: string): boolean => kept.has(textKey(key.slice(WORD_PREFIX.length)));
      for (const [view, own] of byPart) byPart.set(view, own.filter(isKept));
      for (const key of [...keys]) if (!isKept(key)) keys.delete(key);
    }
    const all = [...keys];
    const keysIn = (view: IndexView): readonly string[] => byPart.get(view) ?? all;
    const documents = this.countDocuments(keysIn, deadline);
    const { name, formsOf: word } = wanted;
    return { name, keys: all, documents, keysIn, ...(word !== undefined && { formsOf: word }) };
  }

  private countDocuments(keysIn: ExpandedSlot['keysIn'], deadline: Deadline): number {
    let documents = 0;
    for (const view of this.views) {
      const lists = keysIn(view).map((key) => {
        deadline.check();
        return view.postings(key) ?? [];
      });
      for (let chunk = 0; chunk < view.chunks; chunk++) {
        const bits = new Uint32Array(BITMAP_WORDS);
        for (const list of lists) list[chunk]?.addTo(bits);
        const live = view.live(chunk)?.bits;
        for (let w = 0; w < BITMAP_WORDS; w++)
          documents += popcount((bits[w] as number) & (live === undefined ? -1 : (live[w] as number)));
      }
    }
    return documents;
  }
}

function beginningWith(name: string, { prefix }: { readonly prefix: string }): Wanted {
  const refusal = `more than ${expansionsMax.toLocaleString('en')} words begin with ${JSON.stringify(prefix)}; add a letter`;
  return { name, prefixes: [prefix], fits: () => true, refusal };
}

function formsOf(
  name: string,
  { word, forms = [], languageFilter }: Extract<WordSlot, { readonly word: string }>,
  languages: (word: string, filter: string) => LanguageCounts,
): Wanted {
  const found = new WordForms(word, forms);
  const refusal = `${JSON.stringify(word)} has more than ${expansionsMax.toLocaleString('en')} forms; search without forms`;
  return {
    name,
    formsOf: word,
    prefixes: found.prefixes,
    fits: (candidate) => found.matches(candidate),
    ...(languageFilter !== undefined && {
      choose: (words: readonly string[]) =>
        formsInOneLanguage(word, new Map(words.map((one) => [one, languages(one, languageFilter)])), forms),
    }),
    refusal,
  };
}
