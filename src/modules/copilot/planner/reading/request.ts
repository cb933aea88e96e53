import type { ChangePlace } from '../dictionaries/dictionaries.ts';
import type { Role } from '../dictionaries/grammar.ts';
import type { Language } from '../lexicon/meaning.ts';
import type { ToolQuestion } from './find-tool-topic.ts';
import type { Employees } from './take-employees.ts';
import type { Wishes } from './take-wishes.ts';
import type { FilterParam } from './unit.ts';

/** One filter that a message sets, with its words. */
export interface Slot {
  readonly param: FilterParam;
  readonly values: readonly string[];
  readonly isDenied: boolean;
  /** Named with a definite article, as what was spoken of before: without the blog. */
  readonly isDefinite: boolean;
  /** Whether another of its kind will do instead: Shopify or WooCommerce. */
  readonly isAlternative: boolean;
  readonly text: string;
}

/** A word as it was written, and the one that was most likely meant. */
export interface Corrected {
  readonly written: string;
  readonly meant: string;
}

/** What a message asks for, without the earlier turns. */
export interface Request extends Wishes {
  readonly language: Language;
  /** The language that the answer is wanted in, where it is said. */
  readonly answerIn: Language | undefined;
  readonly employees: readonly Employees[];
  readonly employeesText: string;
  /** Words that ask for revenue or profit, which the index does not have; empty where none do. */
  readonly figures: string;
  /** Slips of the finger, and what they were read as. */
  readonly corrected: readonly Corrected[];
  readonly slots: readonly Slot[];
  /** Whether a site shall be in each of the languages, and not in one of them. */
  readonly isEveryLanguage: boolean;
  /** Words to search for, in their order. */
  readonly words: readonly string[];
  /** Those of them that companies shall have: with a pool. */
  readonly had: readonly string[];
  /** Whether one of the words is enough. */
  readonly isEitherWord: boolean;
  /** A name after "like" that is no domain. */
  readonly likeName: string | undefined;
  readonly phrases: readonly string[];
  readonly excluded: readonly string[];
  readonly title: string | undefined;
  readonly domains: readonly string[];
  readonly deniedDomains: readonly string[];
  readonly limit: number | undefined;
  /** Which of what was shown is meant, counted from 0. */
  readonly ordinals: readonly number[];
  /** Parts of a call that are named as such: the country, the language. */
  readonly parts: readonly number[];
  /** What the words of the message do. */
  readonly roles: ReadonlySet<Role>;
  /** Begins with a word that adds to the earlier turns: and, with. */
  readonly startsByJoining: boolean;
  readonly isQuestion: boolean;
  /** Asks how, why or when, and so for no list of companies. */
  readonly asksHow: boolean;
  /** The page for what the message wants changed; undefined where it asks for companies. */
  readonly change: ChangePlace | 'index' | undefined;
  /** Whether it names a trade. */
  readonly isTradeNamed: boolean;
  /** What the message may ask about the tool itself. */
  readonly toolQuestion: ToolQuestion | undefined;
  /** Words of wishes that no filter expresses. */
  readonly ignored: readonly string[];
}

export const hasTopic = ({ words, phrases, slots, title }: Request): boolean =>
  words.length > 0 ||
  phrases.length > 0 ||
  title !== undefined ||
  slots.some(({ param, isDenied }) => param === 'industry' && !isDenied);

/** Names nothing that could be looked for. */
export const isEmpty = (request: Request): boolean =>
  !hasTopic(request) &&
  request.slots.length === 0 &&
  request.excluded.length === 0 &&
  request.domains.length === 0 &&
  request.founded.length === 0 &&
  request.employees.length === 0 &&
  request.countedBy === undefined;
