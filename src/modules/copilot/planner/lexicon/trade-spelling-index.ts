import { type Language, languages } from './meaning.ts';
import { editDistance, isCertainTypo, SpellingIndex } from './spelling-index.ts';

/** Shorter names are too similar to other words. */
const LETTERS_MIN = 7;
/** From this length on, a word may contain two typos. */
const LONG_LETTERS_MIN = 9;
const TYPOS_IN_LONG_MAX = 2;
const ENDING_LETTERS = 3;

/** Spellings that sound alike: fotographers, acountants. */
const PHONETIC_RULES: readonly (readonly [RegExp, string])[] = [
  [/eaux?/g, 'o'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/c?k|c(?=[aou]|$)|qu/g, 'k'],
  [/dt|tz(?=t)/g, 't'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

const phoneticKey = (word: string): string =>
  PHONETIC_RULES.reduce((heard, [letters, instead]) => heard.replace(letters, instead), word);

interface NameIndex {
  readonly spellings: SpellingIndex;
  readonly bySound: Map<string, Set<string>>;
  /** Long names by their first letter. */
  readonly long: Map<string, string[]>;
}

/** Finds the trade name that a misspelled word stands for. */
export class TradeSpellingIndex {
  private readonly written = new Map<string, string>();
  private readonly names: Readonly<Record<Language, NameIndex>> = Object.fromEntries(
    languages.map((language) => [
      language,
      { spellings: new SpellingIndex(), bySound: new Map(), long: new Map() } satisfies NameIndex,
    ]),
  ) as Record<Language, NameIndex>;

  /** `folded` is the dictionary form, `name` the spelling to show. */
  add(folded: string, name: string, language: Language): void {
    if (folded.length < LETTERS_MIN || !/^[a-z]+$/.test(folded)) return;
    this.written.set(folded, this.written.get(folded) ?? name);
    const { spellings, bySound, long } = this.names[language];
    spellings.add(folded);
    const sound = phoneticKey(folded);
    bySound.set(sound, (bySound.get(sound) ?? new Set()).add(folded));
    if (folded.length < LONG_LETTERS_MIN) return;
    const alike = long.get(folded.charAt(0));
    if (alike) alike.push(folded);
    else long.set(folded.charAt(0), [folded]);
  }

  /**
   * The trade name that a word is most likely a misspelling of, as it is normally spelled. Names in the message's language go first;
   * names in other languages must be closer. `languageOf` is called only if there is a candidate.
   */
  findCorrection(word: string, languageOf: () => Language): string | undefined {
    if (!/^[a-z]{6,30}$/.test(word)) return undefined;
    const near = new Map(
      languages.flatMap((language): [Language, string][] => {
        const name = this.findIn(word, this.names[language]);
        return name === undefined ? [] : [[language, name]];
      }),
    );
    if (near.size === 0) return undefined;
    const own = near.get(languageOf());
    if (own !== undefined) return this.written.get(own);
    const others = new Set(
      languages.flatMap((other) => this.names[other].spellings.findNear(word, isCertainTypo) ?? []),
    );
    return others.size === 1 ? this.written.get([...others][0] ?? '') : undefined;
  }

  private findIn(word: string, { spellings, bySound, long }: NameIndex): string | undefined {
    const near = spellings.findNear(word);
    if (near !== undefined) return near;
    const [alike, ...others] = bySound.get(phoneticKey(word)) ?? [];
    if (alike !== undefined && others.length === 0) return alike;
    if (word.length < LONG_LETTERS_MIN) return undefined;
    const nearest = (long.get(word.charAt(0)) ?? [])
      .filter(
        (name) =>
          Math.abs(name.length - word.length) <= TYPOS_IN_LONG_MAX &&
          // A different ending makes a different word: "artesanais" is not "artesanato".
          name.slice(-ENDING_LETTERS) === word.slice(-ENDING_LETTERS) &&
          editDistance(word, name) <= TYPOS_IN_LONG_MAX,
      )
      .sort((one, other) => editDistance(word, one) - editDistance(word, other));
    const [first, second] = nearest;
    const isClear = second === undefined || editDistance(word, first ?? '') < editDistance(word, second);
    return isClear ? first : undefined;
  }
}
