import de from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import es from 'i18n-iso-countries/langs/es.json' with { type: 'json' };
import fr from 'i18n-iso-countries/langs/fr.json' with { type: 'json' };
import it from 'i18n-iso-countries/langs/it.json' with { type: 'json' };
import nl from 'i18n-iso-countries/langs/nl.json' with { type: 'json' };
import pl from 'i18n-iso-countries/langs/pl.json' with { type: 'json' };
import pt from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import {
  areas,
  columnNames,
  columnWords,
  countryWords,
  employeeWords,
  englishWords,
  eventWords,
  featureWords,
  grammars,
  industryWords,
  languageWords,
  namesThatAreWords,
  placesByCountry,
  regions,
  sellingOnline,
  technologyAliases,
  toolQuestions,
  vagueWords,
} from '../dictionaries/dictionaries.ts';
import type { Grammar, Role } from '../dictionaries/grammar.ts';
import { trades } from '../dictionaries/trades.ts';
import { foldWord } from '../text/fold.ts';
import { isNumber, LISTED_FIELDS } from './group-fields.ts';
import { Lexicon } from './lexicon.ts';
import { type Language, languages } from './meaning.ts';

const countryNames: Readonly<
  Record<Language, { readonly countries: Readonly<Record<string, string | readonly string[]>> }>
> = {
  en,
  de,
  fr,
  es,
  it,
  nl,
  pt,
  pl,
};

/** Country names that usually mean something else; our own list has the forms that do mean the country. */
const NOT_COUNTRIES = new Set([
  'georgia',
  'jordan',
  'jordania',
  'chad',
  'man',
  'mali',
  'niger',
  'jersey',
  'guinea',
  'island',
  'reunion',
  'us',
  'uk',
]);

/** Three-letter names that are not a word in any language. */
const SHORT_NAMES = new Set(['Wix', 'PHP', 'IIS', 'VWO', 'DNN', 'EKM']);

/** Roles whose lists are ordered; each position lists its alternatives: `first|1st, second|2nd`. */
const ORDERED: ReadonlySet<Role> = new Set<Role>([
  'ordinals',
  'numbers',
  'parts',
  'orders',
  'fields',
  'facts',
]);

/** Builds the lexicon of everything that the planner knows by name. `technologies` are the names that the index uses. */
export function buildLexicon(technologies: readonly string[]): Lexicon {
  const lexicon = new Lexicon();
  for (const [language, grammar] of Object.entries(grammars) as [Language, Grammar][])
    addGrammar(lexicon, grammar, language);
  for (const [language, words] of Object.entries(vagueWords) as [Language, string][])
    lexicon.addList(words, { kind: 'role', role: 'unsupported' }, language);
  for (const { topics } of Object.values(toolQuestions))
    lexicon.addKnown(Object.values(topics).flatMap((phrases) => phrases.split(/[\s,+|]+/)));
  for (const words of Object.values(eventWords))
    lexicon.addKnown(Object.values(words).flatMap((phrases) => phrases.split(/[\s,|]+/)));
  for (const words of Object.values(employeeWords))
    lexicon.addKnown(Object.values(words).flatMap((phrases) => phrases.split(/[\s,]+/)));
  addTechnologies(lexicon, technologies);
  for (const [name, words] of Object.entries(industryWords)) {
    lexicon.add(name.replaceAll('&', ' '), { kind: 'industry', name });
    lexicon.add(name, { kind: 'industry', name });
    lexicon.addList(words, { kind: 'industry', name });
  }
  for (const [name, words] of Object.entries(featureWords))
    lexicon.addList(words, { kind: 'feature', name, isOnlyAfterSelling: false });
  for (const [name, words] of Object.entries(columnWords))
    lexicon.addList(words, { kind: 'feature', name, isOnlyAfterSelling: false });
  addColumns(lexicon);
  lexicon.addList(sellingOnline, { kind: 'feature', name: 'ecommerce', isOnlyAfterSelling: true });
  for (const { forms } of trades)
    for (const language of languages)
      for (const form of forms[language]) if (/^\p{L}+$/u.test(form)) lexicon.addTrade(form, language);
  addCountries(lexicon);
  addPlaces(lexicon);
  return lexicon;
}

function addGrammar(lexicon: Lexicon, grammar: Grammar, language: Language): void {
  for (const [role, words] of Object.entries(grammar) as [Role, string][]) {
    if (ORDERED.has(role))
      words.split(',').forEach((forms, index) => {
        for (const form of forms.split('|')) lexicon.add(form, { kind: 'role', role, index }, language);
      });
    else
      lexicon.addList(
        language === 'en' ? withoutApostrophes(words) : words,
        { kind: 'role', role },
        language,
      );
  }
}

/** Shorter ones are words of their own: its, were, well. */
const CONTRACTED_LETTERS_MIN = 5;

/** The phrases, and those with "don t" or "that s" also as "dont" and "thats". */
const withoutApostrophes = (words: string): string =>
  [
    words,
    ...words.split(',').flatMap((phrase) => {
      const joined = phrase.replace(/\b(\w+) (t|s|re|ve|ll|d|m)\b/g, (parts, word: string, end: string) =>
        end === 't' || word.length + end.length >= CONTRACTED_LETTERS_MIN ? `${word}${end}` : parts,
      );
      return joined === phrase ? [] : [joined];
    }),
  ].join(',');

/** Adds the names of columns: as conditions, and as fields that companies are counted or sorted by, or one of them is asked for. */
function addColumns(lexicon: Lexicon): void {
  for (const [at, [name, column]] of Object.entries(columnNames).entries())
    for (const language of languages) {
      if (!name.includes('='))
        lexicon.addList(
          column[language],
          { kind: 'role', role: 'fields', index: LISTED_FIELDS + at },
          language,
        );
      // "With prices" asks for no number.
      if (isNumber(name)) continue;
      lexicon.addList(
        column[language],
        { kind: 'feature', name, isOnlyAfterSelling: false, isOnlyAfterWith: column.alone !== true },
        column.alone === true ? undefined : language,
      );
    }
}

function addTechnologies(lexicon: Lexicon, names: readonly string[]): void {
  const words = new Set(namesThatAreWords.split(',').map((name) => name.trim()));
  for (const name of names) {
    const meaning = {
      kind: 'technology',
      name,
      isCommonWord: words.has(name) || (name.length < 4 && !SHORT_NAMES.has(name)),
    } as const;
    lexicon.add(name, meaning);
    if (name.length > 2) lexicon.addList(polishCases(name), meaning);
    const short = /^(.+)\.js$/i.exec(name)?.[1];
    if (short !== undefined) lexicon.addList(`${short}js, ${short} js`, { ...meaning, isCommonWord: false });
    const aliases = technologyAliases[name];
    if (aliases !== undefined) lexicon.addList(aliases, { ...meaning, isCommonWord: false });
  }
}

/** Polish declines names too: Drupalem, WordPressa, Joomlą. */
const polishCases = (name: string): string => {
  const endings = /a$/.test(name) ? ['i', 'y', 'ę', 'ą', 'ie'] : ['a', 'u', 'em', 'ie', 'owi', 'y', 'em'];
  const stem = name.replace(/a$/, '');
  return endings.map((ending) => `${stem}${ending}@pl`).join(',');
};

function addCountries(lexicon: Lexicon): void {
  for (const [language, { countries }] of Object.entries(countryNames) as [
    Language,
    (typeof countryNames)['en'],
  ][])
    for (const [code, names] of Object.entries(countries))
      for (const name of typeof names === 'string' ? [names] : names)
        if (name.length > 3 && !NOT_COUNTRIES.has(foldWord(name)) && !name.includes(',')) {
          lexicon.add(name, { kind: 'country', codes: [code] }, language);
          // "Im Süden Deutschlands".
          if (language === 'de' && /^\p{L}+[^sxzß]$/u.test(name))
            lexicon.add(`${name}s`, { kind: 'country', codes: [code] }, language);
        }
  for (const [code, { names, people, language }] of Object.entries(countryWords)) {
    lexicon.addList(names, { kind: 'country', codes: [code] });
    lexicon.addList(people, { kind: 'people', codes: [code], language });
    if (language !== undefined) addSpeakers(lexicon, people, language);
  }
  lexicon.addList(englishWords, { kind: 'people', codes: ['GB'], language: 'en' });
  addSpeakers(lexicon, englishWords, 'en');
  for (const [code, words] of Object.entries(languageWords))
    lexicon.addList(words, { kind: 'language', code });
  for (const { countries, names } of regions) lexicon.addList(names, { kind: 'country', codes: countries });
  for (const { countries, names } of areas)
    lexicon.addList(names, { kind: 'country', codes: countries, isApproximate: true });
}

/**
 * Adds "German-speaking" and the like, which German, Dutch and Polish write as one word: deutschsprachig, Duitstalig, niemieckojęzyczny.
 */
function addSpeakers(lexicon: Lexicon, people: string, code: string): void {
  for (const word of people.split(',')) {
    const name = word.trim().replace(/[*@].*$/, '');
    if (!/\s/.test(name))
      lexicon.addList(`${name}sprachig*, ${name}talig*, ${name}ojezyczn*`, { kind: 'language', code });
  }
}

function addPlaces(lexicon: Lexicon): void {
  for (const [country, places] of Object.entries(placesByCountry))
    for (const group of places.split(',')) {
      const forms = group.split('|').map((form) => form.trim().split(/(>>?)/));
      const names = forms.flatMap(([name = '', mark]) => (mark === undefined ? [name] : []));
      lexicon.addPlace(names, country);
      for (const [form = '', mark, name] of forms)
        if (mark !== undefined)
          lexicon.add(form, { kind: 'place', country, name, isAdjective: mark === '>>' });
      for (const name of names)
        if (!/\s/.test(name))
          lexicon.addList(polishCases(name), {
            kind: 'place',
            country,
            name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
            isAdjective: false,
          });
    }
}
