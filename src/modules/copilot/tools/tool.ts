import type { z } from 'zod';
import type { Caller, Price } from '../../../access/index.ts';

/** The endpoints behind the tools. */
export interface ToolEndpoints {
  readonly search: Endpoint;
  readonly companies: Endpoint;
  readonly searchCount: Endpoint;
  readonly searchFacets: Endpoint;
  readonly companiesFacets: Endpoint;
  readonly lookup: Endpoint;
  readonly domainCompetitors: Endpoint;
  readonly competitors: Endpoint;
}

/** What the copilot can do. Each only reads: no tool changes what belongs to anybody. */
export type ToolName = 'search' | 'lookup' | 'similar' | 'count' | 'facets';

/** Arguments as JSON has them; the schema of the tool defines them. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/** On whose behalf a tool runs. */
export interface CallContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** Whether the request that led here was counted for this run already; a message counts for its first run. */
  readonly isCounted: boolean;
}

export interface ToolAnswer {
  /** What the endpoint behind the tool answers with. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly credits: number;
}

/** One thing to do, defined once for the planner, the language model, the MCP server and the app. */
export interface Tool<Name extends string = ToolName> {
  readonly name: Name;
  /** For the planner or model that chooses among the tools. */
  readonly description: string;
  /** The parameters of the endpoints behind it, with their own descriptions and bounds. */
  readonly schema: z.ZodObject;
  /** What a run that succeeds costs a signed-in caller. */
  readonly price: Price;
  /** Goes through the steps of a request to its endpoint; throws the endpoint's failures, and `invalid_input` with a sentence for arguments that do not fit. */
  run(args: ToolArguments, by: CallContext): Promise<ToolAnswer>;
}

export type Tools = Readonly<Record<ToolName, Tool>>;

/** An endpoint that tools call; who constructs the service knows where it is. */
export interface Endpoint {
  readonly parameters: z.ZodObject;
  readonly price: Price;
  call(
    args: ToolArguments,
    by: CallContext,
  ): Promise<{ readonly content: unknown; readonly credits: number }>;
}
