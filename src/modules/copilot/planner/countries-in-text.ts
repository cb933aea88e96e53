import countryCodes from 'i18n-iso-countries/codes.json' with { type: 'json' };

/** A country named in a text. */
export interface CountryMention {
  readonly code: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

interface CountryName {
  readonly code: string;
  /** Its words in lower case without case endings; a single one for scripts without spaces. */
  readonly stems: readonly string[];
  readonly isUnspaced: boolean;
}

/** Shorter names have too many other meanings. */
const LETTERS_MIN = 4;
const UNSPACED_LETTERS_MIN = 2;
/** Case endings: "Germany" is Германия in Russian, but "in Germany" is в Германии. */
const ENDING_CUT = 2;
const ENDING_MAX = 4;
const LANGUAGES_MAX = 40;
/** Scripts that write no spaces between words. */
const UNSPACED_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const WORD = /[\p{L}\p{M}]+/gu;

const namesByLanguage = new Map<string, readonly CountryName[]>();

/** Finds the countries that a text names in a language without a planner dictionary, each at its first mention. */
export function findCountries(text: string, language: string): CountryMention[] {
  const lower = text.toLowerCase();
  const words = Array.from(lower.matchAll(WORD), (match) => ({ found: match[0], start: match.index }));
  const placeOf = (name: CountryName): readonly [number, number] | undefined => {
    if (name.isUnspaced) {
      const [stem = ''] = name.stems;
      const start = lower.indexOf(stem);
      return start < 0 ? undefined : [start, start + stem.length];
    }
    const first = words.findIndex((_, at) =>
      name.stems.every((stem, next) => isFormOf(words[at + next]?.found, stem)),
    );
    if (first < 0) return undefined;
    const last = words[first + name.stems.length - 1];
    return [words[first]?.start ?? 0, (last?.start ?? 0) + (last?.found.length ?? 0)];
  };
  return namesIn(language)
    .flatMap((name): CountryMention[] => {
      const place = placeOf(name);
      if (!place) return [];
      const [start, end] = place;
      return [{ code: name.code, text: text.slice(start, end), start, end }];
    })
    .sort((a, b) => b.end - b.start - (a.end - a.start))
    .filter(
      (one, at, all) => !all.slice(0, at).some((longer) => one.start < longer.end && longer.start < one.end),
    );
}

const isFormOf = (found: string | undefined, stem: string): boolean =>
  found?.startsWith(stem) === true && found.length - stem.length <= ENDING_MAX;

function namesIn(language: string): readonly CountryName[] {
  const known = namesByLanguage.get(language);
  if (known) return known;
  if (namesByLanguage.size >= LANGUAGES_MAX || Intl.DisplayNames.supportedLocalesOf(language).length === 0)
    return [];
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const made = countryCodes.flatMap(([code = '']): CountryName[] => {
    const name = display.of(code)?.toLowerCase() ?? '';
    const isUnspaced = UNSPACED_SCRIPTS.test(name);
    if (name.length < (isUnspaced ? UNSPACED_LETTERS_MIN : LETTERS_MIN)) return [];
    return [{ code, stems: isUnspaced ? [name] : (name.match(WORD) ?? []).map(stemOf), isUnspaced }];
  });
  namesByLanguage.set(language, made);
  return made;
}

const stemOf = (name: string): string => name.slice(0, Math.max(LETTERS_MIN, name.length - ENDING_CUT));
