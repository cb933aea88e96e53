import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../durable-files/index.ts';
import type { TextIndex } from '../text-index/api.ts';
import { type CopyList, copyListSchema } from './copy-list.ts';
import type { CopyStore } from './copy-store.ts';
import { fetchCopy, folderOf, removeUnneeded } from './fetch-copy.ts';
import { FollowingIndex } from './following-index.ts';

interface Dependencies {
  readonly store: CopyStore;
  /** A folder that is used only for the copies. */
  readonly directory: string;
  readonly openIndex: (folder: string) => Promise<TextIndex>;
  /** Called with failures in the background, which are retried. */
  readonly onFailure: (error: unknown) => void;
  readonly now: () => number;
  /** After this time the index reports that it is out of date. */
  readonly staleMsMax: number;
  /** Called when the index is being closed, before anything else. */
  readonly onClose?: () => Promise<void>;
}

export interface FollowedIndex {
  readonly index: TextIndex;
  /** Fetches a newer copy if there is one, and serves from it. Returns false if there was none. */
  follow(): Promise<boolean>;
  /** Milliseconds since the writer last confirmed that its index equals this one. */
  ageMs(): number;
}

const LIST_MS_MAX = 30_000;
/** Enough for an index of hundreds of gigabytes over a slow connection. */
const FETCH_MS_MAX = 12 * 3_600_000;

/** The list of the copy that was served last. */
const CURRENT_NAME = 'current.json';

/**
 * Opens the currently published copy, which is fetched before this resolves. While the source is unreachable, it opens the last local copy.
 */
export async function followCopies(dependencies: Dependencies): Promise<FollowedIndex> {
  const { store, directory, openIndex, onFailure, now, staleMsMax, onClose } = dependencies;
  mkdirSync(directory, { recursive: true });
  const stopping = new AbortController();
  const withTimeout = (ms: number): AbortSignal =>
    AbortSignal.any([stopping.signal, AbortSignal.timeout(ms)]);
  let following: Promise<boolean> | undefined;
  const current = currentCopy(directory);
  let list = await store.list(withTimeout(LIST_MS_MAX)).catch((error: unknown) => {
    if (current === undefined) throw error;
    onFailure(error);
    return current;
  });
  const before = current && { folder: folderOf(directory, current), list: current };
  /** The list that is being fetched. */
  let fetching: CopyList | undefined = list;
  /** The folders of the copies in use, including replaced ones. */
  const openFolders = new Map<TextIndex, string>();
  const removeUnused = (): Promise<void> =>
    removeUnneeded(directory, isNeeded, () => (fetching ? [list, fetching] : [list]));
  await removeUnneeded(
    directory,
    (path) => path === before?.folder || isNeeded(path),
    () => (before ? [before.list, list] : [list]),
  );
  let folder = await fetchCopy(store, list, directory, before, withTimeout(FETCH_MS_MAX));
  const ageMs = (): number => Math.max(0, now() - list.published_at);
  const index = new FollowingIndex(await openChecked(folder, list), {
    problems: () =>
      ageMs() > staleMsMax ? ['The copy of the index is out of date: nothing newer was published.'] : [],
    async onReplacedClosed(replaced) {
      openFolders.delete(replaced);
      await removeUnused();
    },
    onFailure,
    async onClose() {
      stopping.abort(new Error('the service is stopping'));
      await onClose?.();
      await following?.catch(() => undefined);
    },
  });
  fetching = undefined;
  storeCurrent();
  await removeUnused();

  return {
    index,
    follow() {
      following ??= fetchNewest().finally(() => {
        following = undefined;
      });
      return following;
    },
    ageMs,
  };

  async function fetchNewest(): Promise<boolean> {
    const newest = await store.list(withTimeout(LIST_MS_MAX));
    if (!isNewer(newest)) {
      list = { ...list, published_at: newest.published_at };
      return false;
    }
    fetching = newest;
    try {
      // Removes leftovers of earlier attempts for lists that are no longer published.
      await removeUnused();
      const copy = await fetchCopy(store, newest, directory, { folder, list }, withTimeout(FETCH_MS_MAX));
      const opened = await openChecked(copy, newest);
      // Set first, because the previous copy may be closed and deleted at once.
      [list, folder] = [newest, copy];
      index.replaceBy(opened);
      storeCurrent();
      return true;
    } finally {
      fetching = undefined;
    }
  }

  /** Refuses a list that names another index than its files contain, or an older generation. */
  async function openChecked(copy: string, { identity, generation }: CopyList): Promise<TextIndex> {
    const opened = await openIndex(copy);
    if (opened.identity() === identity && opened.generation() >= generation) {
      openFolders.set(opened, copy);
      return opened;
    }
    await opened.close();
    await rm(copy, { recursive: true, force: true });
    throw new Error(
      `the published list states ${identity} at generation ${generation}, but its files are those of another index; nothing was changed`,
    );
  }

  function isNeeded(path: string): boolean {
    const fetchingFolder = fetching && folderOf(directory, fetching);
    const needed = [join(directory, CURRENT_NAME), ...openFolders.values()];
    return (
      needed.includes(path) ||
      (fetchingFolder !== undefined && (path === fetchingFolder || path === `${fetchingFolder}.partial`))
    );
  }

  function storeCurrent(): void {
    writeDurably(join(directory, CURRENT_NAME), JSON.stringify(list));
  }

  /** A writer that was restored to an earlier state is followed too, because the writer is authoritative. */
  function isNewer({ identity, generation }: CopyList): boolean {
    return identity !== list.identity || generation !== list.generation;
  }
}

function currentCopy(directory: string): CopyList | undefined {
  try {
    const list = copyListSchema.parse(JSON.parse(readFileSync(join(directory, CURRENT_NAME), 'utf8')));
    return existsSync(folderOf(directory, list)) ? list : undefined;
  } catch {
    // There was no copy yet, or the note is damaged: the published copy is fetched.
    return undefined;
  }
}
