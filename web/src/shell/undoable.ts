import { useSyncExternalStore } from 'react';
import { t } from '../i18n/i18n.ts';
import { plainMessage } from '../parts/field-problem.ts';
import { showToast } from './toasts.tsx';

/** Deletions are shown immediately but executed a little later, so that undo has nothing to restore. Closing the page executes them. */
interface Pending {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly commit: () => void;
}

/** As long as the toast with the undo button is shown. */
const GRACE_MS = 8_000;

const pending = new Map<string, Pending>();
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function setHidden(next: ReadonlySet<string>): void {
  hidden = next;
  for (const listener of listeners) listener();
}

const show = (key: string): void => setHidden(hidden.difference(new Set([key])));

/** Hides the item with this key, offers undo, then deletes it. If that fails, the item reappears with the reason. */
export function removeWithUndo(key: string, text: string, remove: () => Promise<unknown>): void {
  const commit = (): void => {
    pending.delete(key);
    remove().then(
      () => show(key),
      (error: Error) => {
        show(key);
        showToast(t('That didn’t work: {reason}', { reason: plainMessage(error.message) }));
      },
    );
  };
  pending.set(key, { timer: setTimeout(commit, GRACE_MS), commit });
  setHidden(hidden.union(new Set([key])));
  showToast(text, {
    label: t('Undo'),
    run: () => {
      clearTimeout(pending.get(key)?.timer);
      pending.delete(key);
      show(key);
    },
  });
}

addEventListener('pagehide', () => {
  for (const { timer, commit } of pending.values()) {
    clearTimeout(timer);
    commit();
  }
});

/** Whether an item is being deleted. */
export function useIsRemoved(): (key: string) => boolean {
  const now = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => hidden,
  );
  return (key) => now.has(key);
}
