import type { AppSection, Language, ToolTopic } from './lexicon/meaning.ts';
import type { PlaceCandidate } from './reading/place-candidates.ts';
import type { Correction, Remarks } from './reading/request.ts';

/** A tool with its arguments, in the form that the endpoint accepts, so that the call can be replayed. */
export interface PlannedCall {
  readonly name: 'search' | 'lookup' | 'similar' | 'facets';
  readonly args: CallArguments;
}

/** Several column filters are an array; other lists are comma-separated text. */
export type CallArguments = Readonly<Record<string, ArgumentValue>>;
export type ArgumentValue = string | number | readonly string[];

/** Records which words of the message set which argument. */
export interface AppliedArgument {
  readonly text: string;
  readonly param: string;
  readonly value: string;
}

export type Plan = CallPlan | RowPlan | GroupPlan | Clarification;

interface Interpretation {
  readonly language: Language;
  readonly applied: readonly AppliedArgument[];
  /** Words that had no effect. */
  readonly ignored: readonly string[];
  /** Words that ask for revenue or profit, which the index does not have; empty if there are none. */
  readonly financialTerms: string;
  readonly remarks: Remarks;
  /** Typos, and what they were read as. */
  readonly corrected: readonly Correction[];
  /** Whether lookalikes should be in the country of the company, or in others. */
  readonly ownCountry?: 'same' | 'other' | undefined;
  /** What may be a city or region that no list has. */
  readonly placeCandidates: readonly PlaceCandidate[];
  /** Whether to drop the earlier turns. */
  readonly startsOver: boolean;
  /** The companies that it may be about by their names. */
  readonly company?: NamedCompany | undefined;
  /** Facts that it asks about the company, by their names in `answers/`. */
  readonly facts?: readonly string[];
  /** Whether it is a question for these facts, so that a list of one company states them. */
  readonly asksFacts?: boolean;
  /** Whether the user wants the result as a file, which the copilot cannot create. */
  readonly wantsExport: boolean;
}

/** Companies by their names, and what to do with them. */
export interface NamedCompany {
  /** Parts of the message that may be names, in its order. */
  readonly names: readonly string[];
  /** Words that no dictionary has, which only names have, for names in another case or order. */
  readonly properNames: readonly string[];
  /** Facts that are asked about the company. */
  readonly facts: readonly string[];
  /** Whether to look up one company, to compare several, or to find companies similar to one. */
  readonly purpose: 'lookup' | 'compare' | 'similar';
  /** The order of the compared companies, if it is all that says that they are compared: "is A older than B?" */
  readonly order?: string | undefined;
}

export interface CallPlan extends Interpretation {
  readonly kind: 'call';
  readonly call: PlannedCall;
  /** The compared things, each with a search; the totals of the searches are compared. */
  readonly compared: readonly ComparedItem[] | undefined;
  /** Words for what the companies should have, which therefore name no trade: "a hotel with a pool". */
  readonly attributeWords?: readonly string[];
  /** Words of a later message that are searched for, although they may only be about the last list. */
  readonly strayWords?: readonly string[];
  /** Whether a message after a list says nothing else, so that it may be a remark: "hm, that is not much". */
  readonly isOnlyStray?: boolean;
  /** Whether companies of the industry and of the trade are wanted: "law firms or hotels". */
  readonly joinsIndustry?: boolean;
  /** Words next to the quoted text of a search, which may name a trade. */
  readonly adjacentWords?: string;
  /** Technologies that the message asks about, if it is about one company. */
  readonly technologies?: readonly string[];
  /** Whether it asks for all technologies of the company. */
  readonly asksTechnologies?: boolean;
  /** Whether it asks for contact details of the companies. */
  readonly asksContacts?: boolean;
  /** Whether it asks to compare the few companies of the list: "the two oldest". */
  readonly comparesRows?: boolean;
  /** Whether it asks how many companies there are. */
  readonly asksCount?: boolean;
  /** Whether it asks for a share in words. */
  readonly asksShare?: boolean;
  /** Facts that it asks about the companies that are searched for. */
  readonly factsOfDescribed?: readonly string[];
  /** All companies of which the message asks what share the call finds. */
  readonly shareOf?: PlannedCall | undefined;
}

/** One of the compared things, with the search that counts it. */
export interface ComparedItem {
  /** The kind of thing, as in condition labels; `value` says which one. */
  readonly field:
    | 'technology'
    | 'country'
    | 'place'
    | 'industry'
    | 'language'
    | 'tld'
    | 'has'
    | 'not_has'
    | 'not_technology'
    | 'q'
    | 'filter';
  readonly value: string;
  readonly call: PlannedCall;
}

/** Rows of the last list: counted from 0, or from the end if negative. */
export interface RowPlan extends Interpretation {
  readonly kind: 'pick';
  readonly rows: readonly number[];
  /** Whether the message names these rows. */
  readonly isPointedAt?: boolean;
  /** Domains that the message names, which are compared with these rows. */
  readonly besides?: readonly string[];
  /** The conditions of lookalikes of these rows, if the message asks for them. */
  readonly similarTo?: CallArguments | undefined;
  readonly asksTechnologies?: boolean;
  /** How many companies at the end of the list it asks for, where they are too many to be compared. */
  readonly lastRows?: number;
  readonly from: PlannedCall;
}

/** The companies of one value of the last breakdown, or of several. */
export interface GroupPlan extends Interpretation {
  readonly kind: 'group';
  /** The positions of the values, counted from 0. */
  readonly positions: readonly number[];
  /** Whether their numbers of companies are compared. */
  readonly isCompared: boolean;
  readonly asksCount: boolean;
  readonly from: PlannedCall;
}

/** No call is made: the user is asked what they meant, and possible calls are proposed. */
export interface Clarification extends Interpretation {
  readonly kind: 'clarify';
  readonly reason:
    | 'greeting'
    | 'thanks'
    | 'acknowledged'
    | 'about_tool'
    | 'off_topic'
    | 'unclear'
    | 'no_domain'
    | 'no_condition'
    | 'which_buyers'
    | 'nothing_before'
    | 'started_over'
    | 'declined';
  /** The name of a company to find lookalikes of, which has no domain in the message. */
  readonly similarToName?: string | undefined;
  /** The other conditions for companies similar to the one that is named. */
  readonly similarToArgs?: CallArguments;
  /** Where the user can do what the copilot declined to do. */
  readonly section?: AppSection | 'index' | undefined;
  /** Which search is to be kept there, as a view or for an alert: the one in force or another one. */
  readonly keepsSearch?: 'shown' | 'named' | undefined;
  /** What the message asks about the tool. */
  readonly topic?: ToolTopic;
  /** Whether it also asks what the tool is. */
  readonly asksWhatItIs?: boolean;
  /** What else it asks about the tool. */
  readonly secondTopic?: ToolTopic | undefined;
  readonly proposals: readonly PlannedCall[];
}

/** The longest message that is read; no real request is longer. */
export const MESSAGE_CHARACTERS_MAX = 2_000;

/** The domains that a call is about. */
export const appliedDomains = ({ args }: PlannedCall): AppliedArgument[] =>
  ['domain', 'domains'].flatMap((param) =>
    String(args[param] ?? '')
      .split(',')
      .filter((domain) => domain !== '')
      .map((domain) => ({ text: domain, param, value: domain })),
  );
