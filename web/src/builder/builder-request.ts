import { useSyncExternalStore } from 'react';

/** A request to build the query from conditions, from any component: the search box has the dialog. */
interface Request {
  /** A column to begin a condition with. */
  readonly column?: string | undefined;
}

let open: Request | undefined;
const listeners = new Set<() => void>();

function show(request: Request | undefined): void {
  open = request;
  for (const listener of listeners) listener();
}

export const openBuilder = (column?: string): void => show({ column });
export const closeBuilder = (): void => show(undefined);

export const useBuilderRequest = (): Request | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => undefined,
  );
