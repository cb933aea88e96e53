import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface WebhookReceiver {
  /** `127.0.0.1:PORT` */
  readonly host: string;
  readonly received: Received[];
  /** How requests are answered from now on; with 204 by default. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** A webhook receiver: a real server on this machine. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver: WebhookReceiver = {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    answer: (response) => void response.writeHead(204).end(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

/** Verifies the signature as a receiver does. */
export function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['homedex-signature'])) ?? [];
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex') === signature;
}
