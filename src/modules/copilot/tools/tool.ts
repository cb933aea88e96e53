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

/** What the copilot can do. Every tool only reads. */
export type ToolName = 'search' | 'lookup' | 'similar' | 'count' | 'facets';

/** Arguments as JSON values; the tool's schema defines them. */
export type ToolArguments = Readonly<Record<string, unknown>>;

export interface CallContext {
  readonly caller: Caller;
  readonly signal: AbortSignal;
  /** Whether the rate limit already counted the request that led to this run. A message is counted once, for its first run. */
  readonly isCounted: boolean;
}

export interface ToolAnswer {
  /** The body of the endpoint's answer. */
  readonly content: Readonly<Record<string, unknown>>;
  readonly credits: number;
}

/** One action, defined once for the planner, the language model, the MCP server and the app. */
export interface Tool<Name extends string = ToolName> {
  readonly name: Name;
  /** Read by the planner or model that chooses among the tools. */
  readonly description: string;
  /** The parameters of the endpoints behind it, with their descriptions and limits. */
  readonly schema: z.ZodObject;
  /** What a successful run costs a signed-in caller. */
  readonly price: Price;
  /**
   * Runs every step of a request to its endpoint. Throws the endpoint's errors, and `invalid_input` with an explanation for invalid
   * arguments.
   */
  run(args: ToolArguments, context: CallContext): Promise<ToolAnswer>;
}

export type Tools = Readonly<Record<ToolName, Tool>>;

/** An endpoint that tools call; the composition root passes it in. */
export interface Endpoint {
  readonly parameters: z.ZodObject;
  readonly price: Price;
  call(
    args: ToolArguments,
    context: CallContext,
  ): Promise<{ readonly content: unknown; readonly credits: number }>;
}
