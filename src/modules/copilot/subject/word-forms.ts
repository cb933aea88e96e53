/** A word ending with its alternatives: singular for plural and vice versa. */
type Ending = readonly [ending: RegExp, instead: readonly string[]];

const endings: Readonly<Record<string, readonly Ending[]>> = {
  en: [
    [/ies$/, ['y']],
    [/(?<=ch|sh|x|ss|z)es$/, ['']],
    [/(?<![su])s$/, ['']],
    [/(?<=[^aeiou])y$/, ['ies']],
    [/(?<=ch|sh|x|ss|z)$/, ['es']],
    [/(?<!s)$/, ['s']],
  ],
  de: [
    [/en$/, ['', 'e']],
    [/(?:e|er|n|s)$/, ['']],
    [/(?<=ei|ung|heit|keit|schaft)$/, ['en']],
    [/(?<=e)$/, ['n']],
    [/(?<!n)$/, ['e', 'en', 's']],
  ],
  fr: [
    [/aux$/, ['al']],
    [/[sx]$/, ['']],
    [/(?<=eau)$/, ['x']],
    [/(?<!s)$/, ['s']],
  ],
  es: [
    [/iones$/, ['ión']],
    [/es$/, ['', 'e']],
    [/s$/, ['']],
    [/(?<=[aeoáéó])$/, ['s']],
    [/(?<=[^aeiousáéíó])$/, ['es']],
  ],
  it: [
    [/i$/, ['o', 'e', 'io']],
    [/e$/, ['a', 'i']],
    [/io$/, ['i']],
    [/o$/, ['i']],
    [/a$/, ['e', 'i']],
  ],
  nl: [
    [/en$/, ['']],
    [/s$/, ['']],
    [/(?<!s|n)$/, ['en', 's']],
  ],
  pt: [
    [/ões$/, ['ão']],
    [/ais$/, ['al']],
    [/éis$/, ['el']],
    [/es$/, ['', 'e']],
    [/s$/, ['']],
    [/ão$/, ['ões']],
    [/(?<=[aeo])$/, ['s']],
    [/(?<=[rz])$/, ['es']],
  ],
  pl: [
    [/ów$/, ['', 'y']],
    [/cy$/, ['k', 'ca']],
    [/arnie$/, ['arnia']],
    [/[ęą]$/, ['a']],
    [/[yie]$/, ['a', '']],
    [/a$/, ['y', 'i']],
    [/(?<=[^aeioyęą])$/, ['y', 'i']],
  ],
  da: [
    [/(?<=e)$/, ['r', 't']],
    [/er$/, ['e', '']],
    [/(?<=[^e])$/, ['er', 'e', 'et']],
  ],
  sv: [
    [/(?:er|ar|or)$/, ['']],
    [/(?<=[^aeor])$/, ['er', 'ar']],
    [/(?<=i)$/, ['er', 'et']],
  ],
  no: [
    [/er$/, ['', 'e']],
    [/(?<=e)$/, ['r']],
    [/(?<=[^e])$/, ['er', 'et']],
  ],
  cs: [
    [/ník$/, ['níci', 'nictví']],
    [/y$/, ['a']],
    [/a$/, ['y']],
    [/(?<=[^aeiouyáéíóúůý])$/, ['y', 'i']],
  ],
};

const LETTERS_MIN = 4;
const FORMS_MAX = 4;

/** Other forms that a word may have: a query in the plural should find pages that use the singular. */
export function inflectionsOf(word: string, language: string): string[] {
  if (word.length < LETTERS_MIN || !/^\p{L}+$/u.test(word)) return [];
  const lower = word.toLowerCase();
  const forms = (endings[language] ?? []).flatMap(([ending, instead]) =>
    ending.test(lower) ? instead.map((other) => lower.replace(ending, other)) : [],
  );
  return [...new Set(forms)].filter((form) => form !== lower && form.length >= 3).slice(0, FORMS_MAX);
}
