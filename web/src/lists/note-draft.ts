import type { ListedCompany } from './list-table.tsx';

export type NotedCompany = Pick<ListedCompany, 'domain' | 'company_name' | 'note' | 'tags'>;

/** A note that was typed and not saved, for example because the session ended in another tab. */
export interface NoteDraft {
  /** The e-mail address of the account, because the next person at this computer must not see it. */
  readonly account: string;
  readonly company: NotedCompany;
  readonly text: string;
  readonly tags: string;
}

/** In this tab only, so that it ends with it. */
const KEY = 'homedex.note-draft';

export function keepDraft(draft: NoteDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden. The note is then only in its dialog.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** The draft of this account. Another account's is deleted. */
export function draftOf(account: string): NoteDraft | undefined {
  const draft = readDraft();
  if (draft !== undefined && draft.account !== account) dropDraft();
  return draft?.account === account ? draft : undefined;
}

function readDraft(): NoteDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<NoteDraft> | null;
    const isWhole =
      typeof draft?.account === 'string' &&
      typeof draft.text === 'string' &&
      typeof draft.tags === 'string' &&
      typeof draft.company?.domain === 'string';
    return isWhole ? (draft as NoteDraft) : undefined;
  } catch {
    return undefined;
  }
}
