import { expect, it } from 'vitest';
import { createRetryConnect } from './retry-connect.ts';

const refused = (): Error => Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' });

it('a short outage of the server goes unnoticed', async () => {
  const retryConnect = createRetryConnect(() => 0);
  let tries = 0;
  const connect = async (): Promise<string> => {
    tries += 1;
    if (tries < 3) throw refused();
    return 'connected';
  };
  expect(await retryConnect(connect)).toBe('connected');
  expect(tries).toBe(3);
});

it('while it stays unavailable no call waits, until one has reached it', async () => {
  let now = 0;
  const retryConnect = createRetryConnect(() => now);
  const away = async (): Promise<never> => {
    now += 6_000;
    throw refused();
  };
  await expect(retryConnect(away)).rejects.toThrow('ECONNREFUSED');
  let tries = 0;
  const counted = async (): Promise<never> => {
    tries += 1;
    throw refused();
  };
  await expect(retryConnect(counted)).rejects.toThrow('ECONNREFUSED');
  expect(tries).toBe(1);
  expect(await retryConnect(async () => 'connected')).toBe('connected');
});

it('an error that is not about the connection is thrown at once', async () => {
  const retryConnect = createRetryConnect();
  await expect(retryConnect(() => Promise.reject(new Error('a wrong password')))).rejects.toThrow('password');
});
