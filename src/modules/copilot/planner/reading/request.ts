import type { Role } from '../dictionaries/grammar.ts';
import type { ChangePlace, Language } from '../lexicon/meaning.ts';
import type { ToolQuestion } from './find-tool-topic.ts';
import type { Employees } from './take-employees.ts';
import type { Wishes } from './take-wishes.ts';
import type { FilterParam } from './unit.ts';

/** One filter that a message sets, with its words. */
export interface Slot {
  readonly param: FilterParam;
  readonly values: readonly string[];
  readonly isDenied: boolean;
  /** Whether it has a definite article, as something mentioned before: "without the blog". */
  readonly isDefinite: boolean;
  /** Whether another value of its kind is just as good: "Shopify or WooCommerce". */
  readonly isAlternative: boolean;
  readonly text: string;
}

/** A word as it was written, and the word that was most likely meant. */
export interface Corrected {
  readonly written: string;
  readonly meant: string;
}

/** What the answer has to say about how the message was read. */
export interface Remarks {
  /** Technologies with a version, which the index does not have. */
  readonly versions: readonly { readonly technology: string; readonly version: string }[];
  /** Mountains and coasts, and the countries that are searched instead. */
  readonly areas: readonly { readonly name: string; readonly countries: readonly string[] }[];
  /** The code of a language that messages are not read in. */
  readonly otherLanguage: string | undefined;
}

/** What a message asks for, regardless of earlier turns. */
export interface Request extends Wishes {
  readonly language: Language;
  /** The requested language of the answer, if the message names one. */
  readonly answerIn: Language | undefined;
  readonly employees: readonly Employees[];
  readonly employeesText: string;
  /** Words that ask for revenue or profit, which the index does not have; empty if there are none. */
  readonly figures: string;
  readonly remarks: Remarks;
  /** Typos, and what they were read as. */
  readonly corrected: readonly Corrected[];
  readonly slots: readonly Slot[];
  /** Whether a site must have all of the languages instead of one of them. */
  readonly isEveryLanguage: boolean;
  /** The search words, in order. */
  readonly words: readonly string[];
  /** Those search words that companies should have: "with a pool". */
  readonly had: readonly string[];
  /** Whether any one of the words is enough. */
  readonly isEitherWord: boolean;
  /** A name after "like" that is not a domain. */
  readonly likeName: string | undefined;
  readonly phrases: readonly string[];
  readonly excluded: readonly string[];
  readonly title: string | undefined;
  readonly domains: readonly string[];
  readonly deniedDomains: readonly string[];
  readonly limit: number | undefined;
  /** The referenced rows of the last result, counted from 0. */
  readonly ordinals: readonly number[];
  /** Parts of a call that the message mentions by name: "the country", "the language". */
  readonly parts: readonly number[];
  /** The roles of all words of the message. */
  readonly roles: ReadonlySet<Role>;
  /** Whether it starts with a word that adds to the earlier turns: "and", "with". */
  readonly startsByJoining: boolean;
  readonly isQuestion: boolean;
  /** Whether it asks how, why or when, so not for a list of companies. */
  readonly asksHow: boolean;
  /** The page for what the message wants to change; undefined if it asks for companies. */
  readonly change: ChangePlace | 'index' | undefined;
  readonly isTradeNamed: boolean;
  /** What the message may ask about the tool itself. */
  readonly toolQuestion: ToolQuestion | undefined;
  /** Words for wishes that no filter can express. */
  readonly ignored: readonly string[];
}

export const hasTopic = ({ words, phrases, slots, title }: Request): boolean =>
  words.length > 0 ||
  phrases.length > 0 ||
  title !== undefined ||
  slots.some(({ param, isDenied }) => param === 'industry' && !isDenied);

/** Whether the request names nothing to search for. */
export const isEmpty = (request: Request): boolean =>
  !hasTopic(request) &&
  request.slots.length === 0 &&
  request.excluded.length === 0 &&
  request.domains.length === 0 &&
  request.founded.length === 0 &&
  request.employees.length === 0 &&
  request.countedBy === undefined;
