import type { Caller } from '../../access/index.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Tools } from '../copilot/index.ts';

export interface McpNeeds {
  readonly tools: Tools;
  readonly logger: Logger;
  /** Of the service, which clients show. */
  readonly version: string;
  /** Under which people reach the service. */
  readonly publicUrl: string;
  /** The identity provider whose access tokens are taken, where there is one. */
  readonly issuer: string | undefined;
}

/** A message as it came over HTTP, and who sent it. */
export interface McpRequest {
  /** Undefined where the body was no JSON. */
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

/** Where clients get tokens for their users (RFC 9728). */
export interface ProtectedResource {
  readonly resource: string;
  readonly authorization_servers: string[];
  readonly bearer_methods_supported: string[];
  readonly resource_name: string;
}

export interface Mcp {
  /** Undefined where there is no identity provider, and API keys are the only way. */
  readonly protectedResource: ProtectedResource | undefined;
  answer(request: McpRequest): Promise<McpAnswer>;
}

/** The protocol's own library is loaded with the first message: a service that no agent asks starts without it. */
export function createMcp(needs: McpNeeds): Mcp {
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
