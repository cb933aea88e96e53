import type { ListedCompany } from './list-table.tsx';

export type NotedCompany = Pick<ListedCompany, 'domain' | 'company_name' | 'note' | 'tags'>;

/** A note that was typed and not saved. */
export interface NoteDraft {
  readonly company: NotedCompany;
  readonly text: string;
  readonly tags: string;
  /** The list on which it was being written when the session ended. */
  readonly interruptedOn?: number;
}

interface Kept {
  /** The e-mail address of the account, because the next person at this computer must not see its drafts. */
  readonly account: string;
  readonly drafts: readonly NoteDraft[];
}

/** In this tab only, so that they end with it. */
const KEY = 'homedex.note-drafts';

/** Keeps the draft of a company in place of an older one. */
export const keepDraft = (account: string, draft: NoteDraft): void =>
  write({ account, drafts: [...draftsBeside(account, draft.company.domain), draft] });

export const dropDraft = (account: string, domain: string): void =>
  write({ account, drafts: draftsBeside(account, domain) });

export const draftOf = (account: string, domain: string): NoteDraft | undefined =>
  draftsOf(account).find(({ company }) => company.domain === domain);

/** Notes that the session ended while the draft of a company was being written, if there is one. */
export function interruptDraft(account: string, domain: string, list: number): void {
  const draft = draftOf(account, domain);
  if (draft) keepDraft(account, { ...draft, interruptedOn: list });
}

/** The company whose note was being written on a list when the session ended; only once. */
export function takeInterrupted(account: string, list: number): NotedCompany | undefined {
  const draft = draftsOf(account).find(({ interruptedOn }) => interruptedOn === list);
  if (!draft) return undefined;
  const { company, text, tags } = draft;
  keepDraft(account, { company, text, tags });
  return company;
}

const draftsBeside = (account: string, domain: string): readonly NoteDraft[] =>
  draftsOf(account).filter(({ company }) => company.domain !== domain);

/** The drafts of this account. Those of another one are deleted. */
function draftsOf(account: string): readonly NoteDraft[] {
  const kept = read();
  if (kept?.account === account) return kept.drafts;
  if (kept) write({ account, drafts: [] });
  return [];
}

function write(kept: Kept): void {
  try {
    if (kept.drafts.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage may be full or forbidden. The note is then only in its dialog.
  }
}

function read(): Kept | undefined {
  try {
    const { account, drafts } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Kept>;
    return typeof account === 'string' && drafts?.every(isWhole) ? { account, drafts } : undefined;
  } catch {
    return undefined;
  }
}

const isWhole = ({ company, text, tags }: Partial<NoteDraft>): boolean =>
  typeof text === 'string' && typeof tags === 'string' && typeof company?.domain === 'string';
