import { failureOf, HomedexError } from '../../../packages/client/index.js';
import { readToken } from './session.ts';

/** A call that sends or receives a file, which the client does not support. */
export async function exchangeFile(address: string, init: RequestInit = {}): Promise<Response> {
  const token = readToken();
  const response = await fetch(address, {
    ...init,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  }).catch((cause: unknown) => {
    throw new HomedexError(0, 'The server cannot be reached.', { cause });
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}
