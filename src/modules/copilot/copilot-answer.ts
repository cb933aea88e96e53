import type { ActiveCondition } from './answers/active-conditions.ts';
import type { Page } from './answers/app-pages.ts';
import type { Language, Plan, PlannedCall } from './planner/index.ts';

export interface CopilotAnswer {
  readonly answer: string;
  readonly language: Language;
  readonly tool_call: { readonly name: string; readonly args: Readonly<Record<string, unknown>> };
  readonly results: Readonly<Record<string, unknown>>;
  readonly applied: readonly ActiveCondition[];
  readonly ignored: readonly string[];
  /** If no call was made: calls that the user may have meant. */
  readonly proposals: readonly PlannedCall[];
  /** If nothing was found: what the search would find with some conditions dropped. */
  readonly relaxed: readonly RelaxedSearch[];
  /** The app page that shows the full result, or where the user can do what the copilot declined to do. */
  readonly page: Page | null;
  /** Suggested next messages. */
  readonly suggestions: readonly string[];
  readonly credits: number;
}

export interface RelaxedSearch {
  /** The dropped conditions, in the language of the message. */
  readonly label: string;
  readonly total_count: number;
  readonly tool_call: PlannedCall;
  /** Their short names, for the answer. */
  readonly conditions: readonly string[];
}

/** An answer that needs no call. */
export const answerWithoutCall = (
  answer: string,
  { language, ignored }: Pick<Plan, 'language' | 'ignored'>,
): CopilotAnswer => ({
  answer,
  language,
  tool_call: { name: 'none', args: {} },
  results: {},
  applied: [],
  ignored,
  proposals: [],
  relaxed: [],
  page: null,
  suggestions: [],
  credits: 0,
});
