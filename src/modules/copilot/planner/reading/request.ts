import type { Role } from '../dictionaries/grammar/grammar.ts';
import type { Language } from '../lexicon/meaning.ts';
import type { FilterParam } from './unit.ts';

/** One filter that a message sets, with the words that say so. */
export interface Slot {
  readonly param: FilterParam;
  readonly values: readonly string[];
  readonly isDenied: boolean;
  readonly text: string;
}

/** What a message asks for, before it is known what was asked before. */
export interface Request {
  readonly language: Language;
  readonly slots: readonly Slot[];
  /** Words to search for, in their order, and the places named. */
  readonly words: readonly string[];
  readonly places: readonly string[];
  /** Whether one of the words is enough. */
  readonly isEitherWord: boolean;
  readonly phrases: readonly string[];
  readonly excluded: readonly string[];
  readonly title: string | undefined;
  readonly domains: readonly string[];
  readonly deniedDomains: readonly string[];
  readonly limit: number | undefined;
  /** Which of what was shown is meant, counted from 0. */
  readonly ordinal: number | undefined;
  /** What the words of the message do. */
  readonly roles: ReadonlySet<Role>;
  readonly isQuestion: boolean;
  /** Words of wishes that no filter expresses. */
  readonly ignored: readonly string[];
}

export const hasTopic = ({ words, phrases, slots, title, places }: Request): boolean =>
  words.length > 0 ||
  phrases.length > 0 ||
  title !== undefined ||
  places.length > 0 ||
  slots.some(({ param, isDenied }) => param === 'industry' && !isDenied);
