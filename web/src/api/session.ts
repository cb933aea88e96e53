import { useSyncExternalStore } from 'react';
import { TOKEN_KEY } from './first-search.ts';

/** Who is signed in, for as long as the browser keeps it; shared by all tabs. */
const listeners = new Set<() => void>();

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);

/** The last session ended without the reader's doing. */
let isExpired = false;

export function keepToken(token: string | null): void {
  isExpired = false;
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  for (const listener of listeners) listener();
}

/** The service no longer knows this token: it ran out, or was ended elsewhere. */
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
