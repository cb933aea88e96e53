import { useSyncExternalStore } from 'react';

/** Any component can ask the user to sign in; the dialog over the page handles it. */
interface Request {
  readonly answer: (isSignedIn: boolean) => void;
}

let open: Request | undefined;
const listeners = new Set<() => void>();

function show(request: Request | undefined): void {
  open = request;
  for (const listener of listeners) listener();
}

/** Asks the user to sign in. Resolves to whether they did. */
export function requireSignIn(): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    show({
      answer: (isSignedIn) => {
        show(undefined);
        resolve(isSignedIn);
      },
    });
  });
}

export const useSignInRequest = (): Request | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
