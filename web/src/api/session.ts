import { useSyncExternalStore } from 'react';
import { TOKEN_KEY } from './first-request.ts';

/** The session is stored in the browser and shared by all tabs. */
const listeners = new Set<() => void>();

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);

/** Whether the last session ended without an action of the user. */
let isExpired = false;

export function keepToken(token: string | null): void {
  isExpired = false;
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  for (const listener of listeners) listener();
}

/** Ends the session of a token that the service no longer accepts, because it expired or was revoked elsewhere. */
export function expireToken(token: string): void {
  if (readToken() !== token) return;
  keepToken(null);
  isExpired = true;
  for (const listener of listeners) listener();
}

// Another tab signed in or out.
addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) for (const listener of listeners) listener();
});

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToken = (): string | null => useSyncExternalStore(subscribe, readToken);

export const useIsExpired = (): boolean => useSyncExternalStore(subscribe, () => isExpired);
