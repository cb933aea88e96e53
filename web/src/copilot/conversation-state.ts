import { useSyncExternalStore } from 'react';
import { changeSearch } from '../address/location.ts';
import { emptySearch, type SearchAddress } from '../address/search-address.ts';
import { api } from '../api/api.ts';
import { refreshMe } from '../api/queries.ts';
import { addressOfAnswer, type ResolvedCall } from './resolved-call.ts';

export interface Answered {
  readonly answer: string;
  readonly tool_call: ResolvedCall;
  readonly results: Readonly<Record<string, unknown>>;
  readonly applied: readonly AppliedCondition[];
  readonly proposals: readonly ResolvedCall[];
  /** What would be found without one of the conditions, if nothing was found. */
  readonly relaxed: readonly {
    readonly label: string;
    readonly total_count: number;
    readonly tool_call: ResolvedCall;
  }[];
  readonly page: { readonly name: string; readonly path: string } | null;
  readonly suggestions: readonly string[];
  readonly language: string;
  readonly elapsed_ms: number;
  readonly model: string;
  readonly credits: number;
}

export interface AppliedCondition {
  readonly text: string;
  readonly param: string;
  readonly value: string;
  /** Whether an earlier message set it. */
  readonly inherited: boolean;
  /** In the language of the message. */
  readonly label: string;
}

export interface Turn {
  readonly id: number;
  readonly message: string;
  readonly answered?: Answered;
  readonly error?: Error;
}

/** The version in the key changes with the stored format, so that no page reads turns in another format. */
const STORAGE_KEY = 'homedex.copilot.2';
const TURNS_STORED = 30;
/** Earlier turns that are sent with a message. */
const HISTORY_TURNS = 10;
/** How many rows of an answer are stored, so that "the third one" can refer to them. */
const ROWS_STORED = 25;

let turns: readonly Turn[] = readStored();
let running: { readonly id: number; readonly stop: AbortController } | undefined;
const listeners = new Set<() => void>();

/** The conversation of this tab. It is stored only in the tab and ends with it. */
export const useTurns = (): readonly Turn[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => turns,
  );

export function clearConversation(): void {
  running?.stop.abort();
  change([]);
  changeSearch({ ...emptySearch }, 'replace');
}

/** Starts a new conversation with a complete request, for example one of the examples. */
export function startConversation(message: string): Promise<void> {
  running?.stop.abort();
  change([]);
  return ask(message);
}

/** Shows results beside the conversation in the layout that the user chose. */
export function showResults({ view: _, ...address }: SearchAddress, step: 'push' | 'replace' = 'push'): void {
  changeSearch({ ...address, open: '' }, step);
}

/** Shows the last results again when the user returns to the conversation. */
export function showLast(): void {
  const address = turns.findLast(({ answered }) => answered && addressOfAnswer(answered))?.answered;
  const found = address && addressOfAnswer(address);
  if (found) showResults(found, 'replace');
}

/** Cancels the message that is being answered, removes it and returns it, so that it can be edited. */
export function cancelAndEdit(): string {
  const open = turns.find(({ id }) => id === running?.id);
  running?.stop.abort();
  running = undefined;
  if (open) change(turns.filter((turn) => turn !== open));
  return open?.message ?? '';
}

/** Sends a message and shows what it found as an ordinary search. */
export async function ask(message: string): Promise<void> {
  cancelAndEdit();
  const id = (turns.at(-1)?.id ?? 0) + 1;
  const history = turns.slice(-HISTORY_TURNS).flatMap(historyOf);
  const stop = new AbortController();
  running = { id, stop };
  change([...turns, { id, message }]);
  let credits = 0;
  try {
    const answer = await api.post('/copilot/query', {
      body: { message, history },
      signal: stop.signal,
      onAnswer: ({ headers }) => {
        credits = Number(headers.get('x-credits-cost') ?? 0);
      },
    });
    if (stop.signal.aborted) return;
    const answered: Answered = { ...answer, results: brief(answer.results), credits };
    settle(id, { answered });
    const address = addressOfAnswer(answered);
    if (address) showResults(address);
    if (credits > 0) await refreshMe();
  } catch (error) {
    if (!stop.signal.aborted) settle(id, { error: error as Error });
  }
}

/** Sends a failed message again, in place of the failed one. */
export function askAgain({ id, message }: Turn): Promise<void> {
  change(turns.filter((turn) => turn.id !== id));
  return ask(message);
}

function settle(id: number, outcome: Pick<Turn, 'answered'> | Pick<Turn, 'error'>): void {
  if (running?.id === id) running = undefined;
  change(turns.map((turn) => (turn.id === id ? { ...turn, ...outcome } : turn)));
}

function change(next: readonly Turn[]): void {
  turns = next.slice(-TURNS_STORED);
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(turns.filter(({ answered }) => answered)));
  } catch {
    // Without storage, the conversation lasts until the user leaves the page.
  }
  for (const listener of listeners) listener();
}

function readStored(): readonly Turn[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as readonly Turn[]) : [];
  } catch {
    return [];
  }
}

function historyOf({ message, answered }: Turn): Record<string, unknown>[] {
  if (!answered) return [];
  const { answer, tool_call, results, language, relaxed, proposals } = answered;
  return [
    { role: 'user', content: message },
    { role: 'assistant', content: answer, tool_call, results, language, relaxed, proposals },
  ];
}

/**
 * The part of an answer that the conversation needs: which companies were found, in which order, and which are similar. The search beside
 * the conversation requests the rest.
 */
function brief(results: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(results).flatMap(([name, value]): [string, unknown][] => {
      if (typeof value === 'number' || name === 'domain' || name === 'company_name') return [[name, value]];
      if (name !== 'results' && name !== 'competitors') return [];
      return Array.isArray(value) ? [[name, value.slice(0, ROWS_STORED).map(briefRow)]] : [];
    }),
  );
}

function briefRow(row: unknown): Record<string, unknown> {
  const { domain, company_name, score } = (row ?? {}) as Record<string, unknown>;
  return { domain, company_name, score };
}
