import { createFactTools, type FactEndpoints } from './fact-tools.ts';
import type { McpAnswer, McpDependencies, McpRequest } from './protocol-server.ts';

/** Where clients get tokens for their users (RFC 9728). */
export interface ProtectedResource {
  readonly resource: string;
  readonly authorization_servers: string[];
  readonly bearer_methods_supported: string[];
  readonly resource_name: string;
}

export interface Mcp {
  /** Undefined if there is no identity provider; API keys are then the only way to authenticate. */
  readonly protectedResource: ProtectedResource | undefined;
  answer(request: McpRequest): Promise<McpAnswer>;
}

export interface McpOptions extends Omit<McpDependencies, 'facts'> {
  readonly endpoints: FactEndpoints;
}

/** The protocol's library is loaded with the first message, so that a service without agents starts without it. */
export function createMcp({ endpoints, ...rest }: McpOptions): Mcp {
  const needs = { ...rest, facts: createFactTools(endpoints) };
  const { publicUrl, issuer } = needs;
  return {
    protectedResource:
      issuer === undefined
        ? undefined
        : {
            resource: `${publicUrl}/mcp`,
            authorization_servers: [issuer],
            bearer_methods_supported: ['header'],
            resource_name: 'Homedex',
          },
    async answer(request) {
      const { answerMessage } = await import('./protocol-server.ts');
      return answerMessage(request, needs);
    },
  };
}
