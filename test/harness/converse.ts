import type { TestApp } from './test-app.ts';

/** The parts of a copilot answer that tests look at. */
export interface CopilotTurn {
  readonly answer: string;
  readonly language: string;
  readonly tool_call: { readonly name: string; readonly args: Readonly<Record<string, string>> };
  readonly results: {
    readonly total_count?: number;
    readonly total_found?: number;
    readonly results?: readonly { readonly domain: string }[];
  };
  readonly applied: readonly {
    readonly text: string;
    readonly param: string;
    readonly inherited: boolean;
    readonly label: string;
  }[];
  readonly relaxed: readonly { readonly label: string; readonly total_count: number }[];
  readonly ignored: readonly string[];
  readonly page: { readonly name: string; readonly path: string } | null;
  readonly suggestions: readonly string[];
  readonly proposals: readonly unknown[];
}

/** Sends messages one after the other, each with all earlier messages and their answers, and returns the last answer. */
export async function converse(app: TestApp['app'], messages: readonly string[]): Promise<CopilotTurn> {
  const history: object[] = [];
  let turn: CopilotTurn | undefined;
  for (const message of messages) {
    const answer = await app.inject({ method: 'POST', url: '/copilot/query', payload: { message, history } });
    if (answer.statusCode !== 200) throw new Error(`${message}: ${answer.statusCode} ${answer.body}`);
    turn = answer.json<CopilotTurn>();
    history.push({ role: 'user', content: message }, { role: 'assistant', ...turn });
  }
  if (!turn) throw new Error('a conversation has messages');
  return turn;
}

/** The domains of the companies that an answer shows, sorted. */
export const found = ({ results }: CopilotTurn): string[] =>
  (results.results ?? []).map(({ domain }) => domain).sort();
