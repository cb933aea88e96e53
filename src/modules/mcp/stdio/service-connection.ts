import type { JSONRPCMessage, JSONRPCRequest } from '@modelcontextprotocol/sdk/types.js';

export interface ServiceAddress {
  /** The address of the service, without a path. */
  readonly url: string;
  readonly key: string;
}

interface ServiceConnection {
  /** The service's answer to a request; throws with a readable message if there is none. */
  ask(request: JSONRPCRequest, signal: AbortSignal): Promise<JSONRPCMessage>;
}

/** Longer than the service's own timeout. */
const ANSWER_MS_MAX = 120_000;

export function createServiceConnection({ url, key }: ServiceAddress): ServiceConnection {
  /** The version that both ends agreed on when the program connected. */
  let protocolVersion: string | undefined;

  return {
    async ask(request, signal) {
      const response = await post(request, signal);
      const answer = await readAnswer(response, url);
      if (request.method === 'initialize' && 'result' in answer)
        protocolVersion = String(answer.result.protocolVersion);
      // The response to an unreadable message has no request id.
      return { ...answer, id: request.id } as JSONRPCMessage;
    },
  };

  async function post(request: JSONRPCRequest, signal: AbortSignal): Promise<Response> {
    try {
      return await fetch(`${url}/mcp`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS_MAX)]),
        headers: {
          authorization: `Bearer ${key}`,
          accept: 'application/json, text/event-stream',
          'content-type': 'application/json',
          ...(protocolVersion !== undefined && { 'mcp-protocol-version': protocolVersion }),
        },
        body: JSON.stringify(request),
      });
    } catch (error) {
      throw new Error(
        `The Homedex service at ${url} is not responding. Is it running, and is MCP_URL correct?`,
        {
          cause: error,
        },
      );
    }
  }
}

async function readAnswer(response: Response, url: string): Promise<JSONRPCMessage> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (typeof answer === 'object' && answer !== null && 'jsonrpc' in answer) return answer as JSONRPCMessage;
  const detail =
    typeof answer === 'object' && answer !== null && 'detail' in answer ? answer.detail : undefined;
  throw new Error(
    typeof detail === 'string'
      ? detail
      : `${url}/mcp answered with status ${response.status} and is not a Homedex service.`,
  );
}
