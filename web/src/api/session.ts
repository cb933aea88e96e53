import { useSyncExternalStore } from 'react';
import { TOKEN_KEY } from './first-search.ts';

/** Who is signed in, for as long as the browser keeps it; shared by all tabs. */
const listeners = new Set<() => void>();

export const readToken = (): string | null => localStorage.getItem(TOKEN_KEY);

export function keepToken(token: string | null): void {
  if (token === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, token);
  for (const listener of listeners) listener();
}

// Another tab signed in or out.
addEventListener('storage', ({ key }) => {
  if (key === TOKEN_KEY || key === null) for (const listener of listeners) listener();
});

export const useToken = (): string | null =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readToken);
