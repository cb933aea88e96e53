import { readPackedTable } from '../../../../lib/tables.ts';
import { type Language, languages } from '../lexicon/meaning.ts';
import { foldPhrases, foldWord } from '../text/fold.ts';
import type { PackedDictionaries } from './pack-dictionaries.ts';

/** The tables of `data/copilot`, checked and merged by `scripts/pack-tables.ts`: doing that here took 0.3 s of every start. */
const packed = JSON.parse(readPackedTable('copilot.json').toString()) as PackedDictionaries;
const { names } = packed;

const dictionaries = languages.map((language) => ({ language, ...packed.languages[language] }));

const byLanguage = <Value>(
  read: (dictionary: (typeof dictionaries)[number]) => Value,
): Readonly<Record<Language, Value>> =>
  Object.fromEntries(dictionaries.map((each) => [each.language, read(each)])) as Record<Language, Value>;

export const mapLanguages = <Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

const splitList = (list: string): string[] => list.split(',').map((word) => word.trim());

/** Words that add no meaning next to something else, in all languages. */
const inAnyLanguage = (
  list:
    | 'profileNouns'
    | 'anyWords'
    | 'buyerWords'
    | 'vagueNouns'
    | 'vaguePurposes'
    | 'businessNouns'
    | 'sectorNouns'
    | 'regionNouns'
    | 'technologyNouns'
    | 'otherSide',
): ReadonlySet<string> => new Set(dictionaries.flatMap((each) => splitList(foldWord(each[list]))));

export const grammars = byLanguage(({ grammar }) => grammar);
export const changes = byLanguage((each) => each.changes);
export const employeeWords = byLanguage((each) => each.employees);
export const answeringWords = byLanguage((each) => each.answering);
export const financialWords = byLanguage((each) => each.figures);
export const personWords = byLanguage((each) => each.persons);
export const unableWords = byLanguage((each) => each.unable);
export const pagingWords = byLanguage((each) => each.paging);
export const websiteWords = byLanguage((each) => each.websites);
export const toolQuestions = byLanguage((each) => each.questions);
export const introductions = byLanguage((each) => each.introductions);
export const eventWords = byLanguage((each) => each.events);
export const bookingWords = byLanguage((each) => each.booking);
export const openingWords = byLanguage((each) => each.opening);
export const deliveryWords = byLanguage((each) => each.delivery);
export const removalWords = byLanguage((each) => each.removal);
export const rowPronouns = byLanguage(
  (each): ReadonlySet<string> => new Set(splitList(foldWord(each.rowPronouns))),
);
export const existenceWords = byLanguage((each) => foldPhrases(each.existence));
export const ageWords = byLanguage((each) => each.ages);
export const facilities = byLanguage(
  (each): ReadonlySet<string> => new Set(splitList(foldWord(each.facilities))),
);
export const passingWordsIn = byLanguage(
  (each): ReadonlySet<string> => new Set(splitList(foldWord(each.passingWords))),
);
export const groupWords = byLanguage((each) => each.groups);
export const codePrefixes = byLanguage((each) => each.codePrefixes);
export const openers = byLanguage((each) => each.openers);
export const languageSigns = byLanguage((each) => each.languageSigns);
export const otherSides = inAnyLanguage('otherSide');
export const ownCountryWords = byLanguage((each) => each.ownCountry);
export const clauseWords = byLanguage((each): ReadonlySet<string> => new Set(splitList(each.clauseWords)));
export const definiteArticles = byLanguage(
  (each): ReadonlySet<string> => new Set(splitList(each.definiteArticles)),
);
export const vagueWords = byLanguage((each) => each.vagueWords);
export const compoundHeads = byLanguage((each): readonly string[] =>
  each.compoundHeads === undefined ? [] : splitList(foldWord(each.compoundHeads)),
);
export const anyWords = inAnyLanguage('anyWords');
export const buyerWords = inAnyLanguage('buyerWords');
export const vagueNouns = inAnyLanguage('vagueNouns');
export const vaguePurposes = inAnyLanguage('vaguePurposes');
export const vagueNounsIn = byLanguage((each) => each.vagueNouns);
export const businessNounsIn = byLanguage((each) => each.businessNouns);
/** Words for shops count as words for businesses. */
export const businessNouns: ReadonlySet<string> = new Set([
  ...inAnyLanguage('businessNouns'),
  ...dictionaries.flatMap(({ grammar }) => splitList(foldWord(grammar.shop))),
]);
/** Longer words may carry meaning. */
const FUNCTION_WORD_LETTERS_MAX = 3;
/** Prepositions, articles and similar words of all languages. */
export const functionWords: ReadonlySet<string> = new Set(
  dictionaries
    .flatMap(({ grammar }) => [grammar.of, grammar.in, grammar.with, grammar.and, grammar.or, grammar.filler])
    .flatMap((list) => splitList(foldWord(list)))
    .filter((word) => word.length <= FUNCTION_WORD_LETTERS_MAX),
);
export const sectorNouns = inAnyLanguage('sectorNouns');
export const regionNouns = inAnyLanguage('regionNouns');
export const profileNouns = inAnyLanguage('profileNouns');
export const technologyNouns = inAnyLanguage('technologyNouns');

export const countryWords = names.countries;
export const qualifierNames = names.qualifiers;
export const {
  features: featureWords,
  columns: columnWords,
  legalForms: legalFormNames,
  sellingOnline,
} = names.features;
export const columnNames = names.columns;
/** Whether this is a column, with or without a value; the other features are values of the filter `has`. */
export const isColumn = (name: string): boolean =>
  name in columnWords || name in columnNames || name.includes('=');
/** The name of a column in answers; undefined if it has none. */
export const columnLabel = (column: string, language: Language): string | undefined =>
  columnNames[column]?.[language].split(',')[0]?.trim();
/** Words for manufacturers. */
export const manufacturerNouns: ReadonlySet<string> = new Set(
  splitList(foldWord(columnWords['business_model=manufacturer'] ?? '')),
);
export const industryWords = names.industries;
export const {
  languages: languageWords,
  others: otherLanguageWords,
  english: englishWords,
} = names.languages;
export const placesByCountry = names.places;
export const citiesByRegion = names.cities;
export const { regions, areas } = names.regions;
export const { aliases: technologyAliases, namesThatAreWords } = names.technologies;

/** The technologies whose version is in the column `cms_version`. */
export const contentManagers: ReadonlySet<string> = new Set(packed.contentManagers);

/** The technologies that say that a site is a shop. */
export const shopSystems: ReadonlySet<string> = new Set(packed.shopSystems);

/** Our own trades and those that only OpenStreetMap has. */
export const { trades } = packed;
