import type { Caller } from '../../callers/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Tools } from '../copilot/index.ts';

export interface McpNeeds {
  readonly tools: Tools;
  readonly logger: Logger;
  /** Of the service, which clients show. */
  readonly version: string;
}

/** A message as it came over HTTP, and who sent it. */
export interface McpRequest {
  readonly message: unknown;
  /** Those that the protocol looks at. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

export interface McpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Mcp {
  answer(request: McpRequest): Promise<McpAnswer>;
}

/** The protocol's own library is loaded with the first message: a service that no agent asks starts without it. */
export function createMcp(needs: McpNeeds): Mcp {
  return {
    async answer(request) {
      const { answerMessage } = await import('./protocol-server.ts');
      return answerMessage(request, needs);
    },
  };
}
