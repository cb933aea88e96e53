import type { RelaxedSearch } from '../copilot-answer.ts';
import type { Language, PlannedCall, Remarks } from '../planner/index.ts';
import type { NearestValue } from '../subject/why-nothing.ts';
import type { ToolAnswer } from '../tools/tool.ts';
import type { Statistic } from './write-statistic.ts';

/** What an answer is written from, besides the call and what it found. */
export interface AnswerContext {
  readonly language: Language;
  readonly ignored: readonly string[];
  /** Words that ask for revenue or profit. */
  readonly financialTerms?: string | undefined;
  readonly remarks?: Remarks | undefined;
  /** The last list, if the message asks why a company is in it. */
  readonly list?: PlannedCall | undefined;
  /** Typos, and what they were read as. */
  readonly corrected?: readonly { readonly written: string; readonly meant: string }[] | undefined;
  /** If nothing was found: what the search would find with some conditions dropped. */
  readonly relaxed?: readonly Omit<RelaxedSearch, 'label'>[];
  /** If nothing was found: columns of its conditions that no company of the index has a value of. */
  readonly emptyColumns?: readonly string[];
  /** If dropping none of its conditions helps: those that nothing in the index meets, in words. */
  readonly unmet?: readonly string[];
  /** The value nearest to a limit that no company meets. */
  readonly nearest?: NearestValue | undefined;
  /** If a search for changes found nothing: of how many companies the index has recorded any. */
  readonly changes?: { readonly known: number; readonly total: number } | undefined;
  /** The words of a trade that no homepage contains, when its industry is the first of `relaxed`. */
  readonly unfoundWords?: string | undefined;
  /** Words that narrow the last result, which pages must contain. */
  readonly wordCondition?: string | undefined;
  /** How many lookalikes were omitted because they are not similar enough. */
  readonly omitted?: number | undefined;
  /** How many companies were found by the name of the trade only; their sub-industry or industry is unknown. */
  readonly byNameOnly?: number | 'all' | undefined;
  /** Technologies that the message asks about, if it is about one company. */
  readonly technologies?: readonly string[] | undefined;
  /** Whether it asks for all technologies of the company. */
  readonly asksTechnologies?: boolean | undefined;
  /** Other facts that it asks about the company. */
  readonly facts?: readonly string[] | undefined;
  /** Whether it is a question for these facts. */
  /** Facts that are asked about the companies that are searched for. */
  readonly factsOfDescribed?: readonly string[] | undefined;
  readonly asksFacts?: boolean | undefined;
  /** Whether it asks to compare the companies of the list: "the two oldest". */
  readonly comparesRows?: boolean | undefined;
  /** Whether it asks for contact details of the companies. */
  readonly asksContacts?: boolean | undefined;
  /** Whether it asks how many companies there are. */
  readonly asksCount?: boolean | undefined;
  /** The mean and the median of a column, if the message asks for them. */
  readonly statistic?: Statistic | undefined;
  /** How many companies there are of which the message asks a share. */
  readonly shareOf?: number | undefined;
  /** Whether it asks for a share of the last list, and for nothing else. */
  readonly asksShare?: boolean | undefined;
  /** Of a breakdown of shares: the same breakdown of all the companies. */
  readonly wholes?: ToolAnswer['content'] | undefined;
  /** Whether the user wants the result as a file. */
  readonly wantsExport?: boolean | undefined;
}
