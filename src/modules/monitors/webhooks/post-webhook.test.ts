import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWebhookReceiver, type WebhookReceiver } from '../../../../test/harness/webhook-receiver.ts';
import { type PostOptions, postWebhook } from './post-webhook.ts';

let receiver: WebhookReceiver;
let port: string;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  port = receiver.host.split(':')[1] ?? '';
});
afterEach(() => receiver.close());

const post = (url: string, options: Partial<PostOptions> = {}) =>
  postWebhook(url, {}, '{}', { allowedHosts: [], timeoutMs: 240_000, ...options });
const resolvesTo = (...addresses: string[]) => ({
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});
const notPublic = { status: null, error: 'The host does not resolve to a public address.' };

describe('a post is refused', () => {
  it.each([['127.0.0.1'], ['10.0.0.1'], ['169.254.169.254'], ['::1'], ['fd00::1'], ['::ffff:127.0.0.1']])(
    'when its name resolves to %s, alone or among public addresses',
    async (address) => {
      expect(await post(`http://hook.example:${port}/`, resolvesTo(address))).toEqual(notPublic);
      expect(await post(`http://hook.example:${port}/`, resolvesTo('93.184.216.34', address))).toEqual(
        notPublic,
      );
      expect(receiver.received).toEqual([]);
    },
  );

  it('when it contains an address that is not public', async () => {
    expect(await post(`http://127.0.0.1:${port}/`)).toEqual(notPublic);
    expect(await post(`http://[::ffff:127.0.0.1]:${port}/`)).toEqual(notPublic);
    expect(await post(`http://localhost:${port}/`)).toEqual(notPublic);
    expect(receiver.received).toEqual([]);
  });

  it('when a redirect leads there', async () => {
    const inner = await startWebhookReceiver();
    receiver.answer = (response) => void response.writeHead(307, { location: `http://${inner.host}/` }).end();
    expect(await post(`http://${receiver.host}/`, { allowedHosts: [receiver.host] })).toEqual({
      status: 307,
      error: 'The receiver answered 307; redirects are not followed.',
    });
    expect(inner.received).toEqual([]);
    await inner.close();
  });
});

it('the name is resolved once, and the connection goes to the checked address', async () => {
  let lookups = 0;
  const resolve = async () => {
    lookups += 1;
    return [{ address: lookups === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
  };
  const options = { resolve, allowedHosts: ['hook.example'] };
  expect(await post(`http://hook.example:${port}/`, options)).toEqual({ status: 204, error: null });
  expect([lookups, receiver.received[0]?.headers.host]).toEqual([1, `hook.example:${port}`]);
});

describe('a hostile receiver', () => {
  const allowed = () => ({ allowedHosts: [receiver.host] });

  it('that responds without end is disconnected after its status', async () => {
    receiver.answer = (response) => {
      response.writeHead(200);
      const flood = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(1 << 20)));
        if (!response.destroyed) response.once('drain', flood);
      };
      flood();
    };
    expect(await post(`http://${receiver.host}/`, allowed())).toEqual({ status: 200, error: null });
  });

  it('that never responds times out', async () => {
    receiver.answer = () => undefined;
    expect(await post(`http://${receiver.host}/`, { ...allowed(), timeoutMs: 200 })).toEqual({
      status: null,
      error: 'No answer within 0.2 s.',
    });
  });

  it('that sends headers byte by byte, too many of them, or something other than HTTP is disconnected', async () => {
    const outcomes: (string | null)[] = [];
    for (const behave of ['drip', 'flood', 'babble'] as const) {
      const server = createServer((socket) => {
        socket.on('error', () => undefined);
        socket.resume();
        if (behave === 'babble') socket.end('220 mail.example ESMTP\r\n');
        if (behave === 'flood') socket.write(`HTTP/1.1 200 OK\r\n${'X-A: b\r\n'.repeat(50_000)}`);
        if (behave !== 'drip') return;
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('X'), 20);
        socket.on('close', () => clearInterval(timer));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { error } = await post(`http://${host}/`, {
        allowedHosts: [host],
        ...(behave === 'drip' && { timeoutMs: 300 }),
      });
      outcomes.push(error);
      await new Promise((resolve) => server.close(resolve));
    }
    expect(outcomes).toEqual([
      'No answer within 0.3 s.',
      'The receiver did not answer with HTTP.',
      'The receiver did not answer with HTTP.',
    ]);
  });

  it('that upgrades to another protocol is disconnected at once', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n'),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    expect(await post(`http://${host}/`, { allowedHosts: [host] })).toEqual({
      status: 101,
      error: 'The receiver answered 101.',
    });
    await new Promise((resolve) => server.close(resolve));
  });

  it('that is unreachable is reported', async () => {
    await receiver.close();
    expect(await post(`http://${receiver.host}/`, allowed())).toEqual({
      status: null,
      error: 'The host refused the connection.',
    });
    receiver = await startWebhookReceiver();
  });

  it('whose name cannot be resolved in time is abandoned', async () => {
    const resolve = () => new Promise<never>(() => undefined);
    expect(await post('http://hook.example/', { resolve, timeoutMs: 100 })).toEqual({
      status: null,
      error: 'No answer within 0.1 s.',
    });
  });
});
