import type { ChangePlace, ToolTopic } from './dictionaries/dictionaries.ts';
import type { Language } from './lexicon/meaning.ts';
import type { Corrected } from './reading/request.ts';

/** A tool with arguments that its endpoint takes as they are, so that it can be replayed. */
export interface PlannedCall {
  readonly name: 'search' | 'lookup' | 'similar' | 'facets';
  readonly args: CallArguments;
}

/** Several conditions on columns are a list; other lists are one text with commas. */
export type CallArguments = Readonly<Record<string, ArgumentValue>>;
export type ArgumentValue = string | number | readonly string[];

/** Which words of the message became which argument. */
export interface Applied {
  readonly text: string;
  readonly param: string;
  readonly value: string;
}

export type Plan = Planned | Picked | Clarification;

interface Understood {
  readonly language: Language;
  readonly applied: readonly Applied[];
  /** Words that changed nothing. */
  readonly ignored: readonly string[];
  /** Words that ask for revenue or profit, which the index does not have; empty where none do. */
  readonly figures: string;
  /** Slips of the finger, and what they were read as. */
  readonly corrected: readonly Corrected[];
  /** Whether to drop the earlier turns. */
  readonly startsOver: boolean;
  /** Whether the result is wanted as a file, which the copilot does not make. */
  readonly wantsExport: boolean;
}

/** A call to make. */
export interface Planned extends Understood {
  readonly kind: 'call';
  readonly call: PlannedCall;
  /** What is compared, by the totals of its searches. */
  readonly compared: readonly Compared[] | undefined;
  /** Words that the companies shall have, and that name no trade of theirs: a hotel with a pool. */
  readonly had?: readonly string[];
  /** Words beside the quoted text of a search, which may be a trade. */
  readonly beside?: string;
  /** Technologies that a message about one company asks for. */
  readonly technologies?: readonly string[];
  /** Whether it asks for all of them. */
  readonly asksTechnologies?: boolean;
  /** What else it asks about one company, as answers call it. */
  readonly facts?: readonly string[];
  /** What may be the name of the one company that is meant. */
  readonly companyName?: string | undefined;
}

/** One of the things that are compared, and the search whose total is its number. */
export interface Compared {
  /** What it is, as labels call it, and which. */
  readonly field: 'technology' | 'country' | 'place' | 'industry' | 'q';
  readonly value: string;
  readonly call: PlannedCall;
}

/** Companies that the last list shows, counted from 0 or, below it, from the end. */
export interface Picked extends Understood {
  readonly kind: 'pick';
  readonly rows: readonly number[];
  readonly asksTechnologies?: boolean;
  readonly facts?: readonly string[];
  readonly from: PlannedCall;
}

/** No call: the user is asked what was meant, with proposed calls. */
export interface Clarification extends Understood {
  readonly kind: 'clarify';
  readonly reason:
    | 'greeting'
    | 'thanks'
    | 'about_tool'
    | 'off_topic'
    | 'unclear'
    | 'no_domain'
    | 'nothing_before'
    | 'started_over'
    | 'declined';
  /** A company that is named without its domain, and what else is asked of those like it. */
  readonly like?: { readonly name: string; readonly args: CallArguments };
  /** Where it can be done what was declined. */
  readonly place?: ChangePlace | 'index';
  /** What is asked about the tool. */
  readonly topic?: ToolTopic;
  readonly proposals: readonly PlannedCall[];
}
