import { useSyncExternalStore } from 'react';

/** A short message about a completed action, with undo if possible. Failures are shown where they happened instead. */
interface Toast {
  readonly id: number;
  readonly text: string;
  readonly actions: readonly Action[];
}

interface Action {
  readonly label: string;
  readonly run: () => void;
}

const SHOWN_MS = 8_000;
const SHOWN_MAX = 3;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const dismiss = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

export function showToast(text: string, ...actions: readonly Action[]): void {
  const toast = { id: nextId++, text, actions };
  set([...toasts, toast].slice(-SHOWN_MAX));
  setTimeout(() => dismiss(toast.id), SHOWN_MS);
}

export function Toasts() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
  return (
    <div className="toasts" role="status">
      {shown.map(({ id, text, actions }) => (
        <div className="toast" key={id}>
          <span>{text}</span>
          {actions.map((action) => (
            <button
              key={action.label}
              type="button"
              className="link"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
