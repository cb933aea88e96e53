import { useSyncExternalStore } from 'react';

/** Any component can ask to open the query builder; the search box renders the dialog. */
interface Request {
  /** A column to start with a condition on. */
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
