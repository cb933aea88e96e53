import { createServer, type ServerResponse } from 'node:http';

/** The states of a collector: not listening, never answering, rejecting, or accepting. */
export const conditions = [
  'accepting',
  'away',
  'hanging',
  '400',
  '413',
  '429',
  '503',
  'rejecting each span',
  'redirecting in circles',
  'accepting again',
] as const;
export type Condition = (typeof conditions)[number];

export interface FailingCollector {
  readonly requests: () => number;
  become(condition: Condition): Promise<void>;
  close(): Promise<void>;
}

/** A collector on its own port whose state can change while services send to it. */
export function openFailingCollector(port: number): FailingCollector {
  let requests = 0;
  let condition: Condition = 'away';
  const server = createServer((request, response) => {
    requests += 1;
    request.resume();
    request.on('end', () => answer(condition, response));
  });
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    requests: () => requests,
    async become(wanted) {
      condition = wanted;
      if (wanted === 'away') await close();
      else if (!server.listening)
        await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      server.closeAllConnections();
    },
    close,
  };
}

function answer(condition: Condition, response: ServerResponse): void {
  const status = Number(condition);
  if (condition === 'hanging') return;
  if (condition === 'redirecting in circles') response.writeHead(307, { location: '/v1/traces' });
  else if (status > 0)
    response.writeHead(status, status === 429 || status === 503 ? { 'retry-after': '1' } : {});
  response.end(
    condition === 'rejecting each span'
      ? '{"partialSuccess":{"rejectedSpans":"100000","errorMessage":"none is wanted"}}'
      : '{}',
  );
}
