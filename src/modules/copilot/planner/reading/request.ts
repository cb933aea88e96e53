import type { Role } from '../dictionaries/grammar.ts';
import type { AppSection, Language, UnableRequest } from '../lexicon/meaning.ts';
import type { Amount, EmployeesCondition } from './extract-amounts.ts';
import type { RequestOptions } from './extract-options.ts';
import type { OwnCountry } from './extract-own-country.ts';
import type { RequestedPage } from './extract-page.ts';
import type { ToolQuestion } from './find-tool-topic.ts';
import type { PlaceCandidate } from './place-candidates.ts';
import type { FilterParam } from './unit.ts';

/** One filter that a message sets, with its words. */
export interface Slot {
  readonly param: FilterParam;
  readonly values: readonly string[];
  readonly isExcluded: boolean;
  /** Whether it has a definite article, as something mentioned before: "without the blog". */
  readonly isDefinite: boolean;
  /** Whether another value of its kind is just as good: "Shopify or WooCommerce". */
  readonly isAlternative: boolean;
  /** Whether a language is offered or spoken by the companies, so their homepage need not be in it. */
  readonly isOffered: boolean;
  readonly text: string;
}

/** A word as it was written, and the word that it is most likely a typo of. */
export interface Correction {
  readonly written: string;
  readonly meant: string;
}

/** What the answer has to say about how the message was read. */
export interface Remarks {
  /** Technologies with a version that is not searched: the index has none of it, or it would have to be compared. */
  readonly versions: readonly {
    readonly technology: string;
    readonly version: string;
    readonly isCompared?: boolean;
  }[];
  /** Mountains and coasts, and the countries that are searched instead. */
  readonly areas: readonly { readonly name: string; readonly countries: readonly string[] }[];
  /** Cities and regions whose surroundings were asked for, while the places themselves are searched. */
  readonly near: readonly string[];
  /** The code of a language that messages are not read in. */
  readonly unsupportedLanguage: string | undefined;
  /** Whether a period of changes ends before today, which the search cannot apply. */
  readonly hasLaterChanges?: boolean;
  /** Words that ask for data of persons, which the index does not have. */
  readonly persons?: string;
  /** People in companies that the message asks for, of whom the index has none. */
  readonly positions?: string | undefined;
  /** A day on which companies should be open, which no filter can express. */
  readonly openOn?: string | undefined;
  /** Words that ask for companies without a website. */
  readonly noWebsite?: string;
  /** What the message asks for and the copilot cannot do: to call the companies, to book a table. */
  readonly unable?: UnableRequest | undefined;
  /** Whether companies are wanted that are like one which is only described. */
  readonly isOfKind?: boolean;
  /** What the message drops although the last call has no such condition. */
  readonly missingConditions?: readonly string[];
  /** Conditions of the last call in whose place the message asks for others. */
  readonly replacedConditions?: readonly { readonly param: string; readonly value: string }[];
  /** Words for what companies use that name no known technology. */
  readonly usedWords?: readonly string[];
  /** Words that ask for an average of each group, which is not computed: "by country". */
  readonly splitAverage?: string;
  /** Words for what a share is asked of that the search cannot express, so that all companies are shown. */
  readonly unknownShare?: string;
  /** Countries or cities of which the message asks for an average, which is that of all of them: "in Germany and Austria". */
  readonly averagedPlaces?: readonly string[];
  /** Whether the message asks why a company is in the list. */
  readonly asksWhyListed?: boolean;
  /** Whether the message asks where there are no such companies, while it is counted where they are. */
  readonly othersHaveNone?: boolean;
}

/** What happened to the homepages that a message asks for. */
export interface Events {
  /** Changes that the history of a homepage must have, in the query language; empty if there are none. */
  readonly change: string;
  /** Filters on the date when a homepage was last read. */
  readonly read: readonly string[];
  /** The words of these conditions, as they were written. */
  readonly text: string;
  /** The end of the period if the search cannot apply it: only the beginning of changes can be searched. */
  readonly isOpenEnded: boolean;
}

/** What a message asks for, regardless of earlier turns. */
export interface Request extends RequestOptions {
  readonly language: Language;
  /** The requested language of the answer, if the message names one. */
  readonly answerLanguage: Language | undefined;
  /** Whether lookalikes should be in the country of the company, or in others. */
  readonly ownCountry: OwnCountry | undefined;
  /** Whether it only asks for the other side of the last comparison: "and before?" */
  readonly turnsComparison: boolean;
  readonly employees: readonly EmployeesCondition[];
  readonly employeesText: string;
  /** Conditions on other columns with numbers: "prices under 20 euros". */
  readonly amounts: readonly Amount[];
  /** What changed on the homepages, and when they were last read. */
  readonly events: Events;
  /** Whether it asks for companies in the country of the last call: "in the same country". */
  readonly staysInCountry: boolean;
  /** Words that ask for revenue or profit, which the index does not have; empty if there are none. */
  readonly financialTerms: string;
  readonly remarks: Remarks;
  /** What may be a city or region that no list has. */
  readonly placeCandidates: readonly PlaceCandidate[];
  /** Typos, and what they were read as. */
  readonly corrected: readonly Correction[];
  readonly slots: readonly Slot[];
  /** Whether a site must have all of the languages instead of one of them. */
  readonly requiresAllLanguages: boolean;
  /** The search words, in order. */
  readonly words: readonly string[];
  /** Those search words that companies should have: "with a pool". */
  readonly attributeWords: readonly string[];
  /** Those search words that follow "with", "that mention" and the like. After another message they narrow its result. */
  readonly conditionWords: readonly string[];
  /** Whether "and" or "or" joins an industry with the search words: "law firms or hotels". */
  readonly joinsIndustry: boolean;
  /** Features or words of which one is enough, in the query language; empty if there are none. */
  readonly eitherCondition: string;
  /** The words of that condition, as they were written. */
  readonly eitherTexts: readonly string[];
  /** Whether any one of the words is enough. */
  readonly matchesAnyWord: boolean;
  /** A name after "like" that is not a domain. */
  readonly similarToName: string | undefined;
  /** For “what share of”: the slots and words that only the counted part has; undefined if no share is asked for. */
  readonly sharePart: { readonly slots: readonly Slot[]; readonly words: readonly string[] } | undefined;
  /** Whether it counts several things side by side: “how many have Instagram, and how many have LinkedIn?” */
  readonly countsApart: boolean;
  readonly phrases: readonly string[];
  /** `isWord`: it is a word of pages and no trade. */
  readonly excluded: readonly { readonly text: string; readonly isWord: boolean }[];
  readonly title: string | undefined;
  readonly domains: readonly string[];
  readonly excludedDomains: readonly string[];
  readonly limit: number | undefined;
  /** The page of the last list that it asks for by a number. */
  readonly page: RequestedPage | undefined;
  /** The referenced rows of the last result, counted from 0. */
  readonly ordinals: readonly number[];
  /** Parts of a call that the message mentions by name: "the country", "the language". */
  readonly parts: readonly number[];
  /** These names, as they were written. */
  readonly partTexts: readonly string[];
  /** The roles of all words of the message. */
  readonly roles: ReadonlySet<Role>;
  /** Whether nothing follows its "without" or "not": "and the ones without?" */
  readonly endsWithNegation: boolean;
  /** Whether it starts with a word that adds to the earlier turns: "and", "with". */
  readonly startsWithConnector: boolean;
  /** Whether it starts with "or": "or WooCommerce". */
  readonly startsWithOr: boolean;
  /** Whether its "and" adds to the earlier turns, instead of joining what it names itself: "in Spain and Italy". */
  readonly addsByAnd: boolean;
  /** Whether it asks about a part of the last list: "of them". */
  readonly asksOfPart: boolean;
  /** Whether "and in" with a place comes first: "and in Spain". */
  readonly startsWithPlace: boolean;
  /** Where a second request starts: "remove WordPress | and show those with a blog". */
  readonly secondClauseStart: number | undefined;
  readonly isQuestion: boolean;
  /** Whether it asks how, why or when, so not for a list of companies. */
  readonly asksHowWhyOrWhen: boolean;
  /** Whether it only says what its writer sells, so that it is not known who buys it. */
  readonly omitsBuyers: boolean;
  /** The word for why, if it asks why: the reasons for anything but the list itself are on no homepage. */
  readonly reasonWords: readonly string[];
  /** The page for what the message wants to change; undefined if it asks for companies. */
  readonly changeTarget: AppSection | 'index' | undefined;
  /** Whether it asks to be told of companies that are new. */
  readonly wantsAlert: boolean;
  readonly namesTrade: boolean;
  /** What the message may ask about the tool itself. */
  readonly toolQuestion: ToolQuestion | undefined;
  /** Words for conditions that no filter can express. */
  readonly ignored: readonly string[];
}

export const hasTopic = ({ words, phrases, slots, title }: Request): boolean =>
  words.length > 0 ||
  phrases.length > 0 ||
  title !== undefined ||
  slots.some(({ param, isExcluded }) => param === 'industry' && !isExcluded);

/** Whether the request names nothing to search for. */
export const isEmpty = (request: Request): boolean =>
  !hasTopic(request) &&
  request.slots.length === 0 &&
  request.excluded.length === 0 &&
  request.domains.length === 0 &&
  request.founded.length === 0 &&
  request.employees.length === 0 &&
  request.amounts.length === 0 &&
  request.events.text === '' &&
  request.eitherCondition === '' &&
  request.groupBy === undefined;
