import type { IndexDocument } from '../../../lib/text-index/api.ts';
import type { CapturedPage } from '../page-source.ts';

export interface KeptPage {
  readonly page: CapturedPage;
  readonly document: IndexDocument;
  /** The page's WARC record, compressed. */
  readonly member: Uint8Array;
  /** The page contains data that was forgotten on request, so only its profile is kept, without that data. */
  readonly isNotArchived?: boolean;
}

/**
 * Additional work for every kept page, in the order of the list: the page archive, embeddings.
 * What a step writes becomes valid when the run saves its checkpoint, and never without that.
 */
export interface IngestStep {
  readonly name: string;
  /** Locks what the step writes to; throws if another process holds the lock. */
  open(): Promise<void>;
  /** Called once before any page, with what `flush` returned for the last commit; undoes everything written after it. */
  resume(state: string | undefined): Promise<void>;
  keep(kept: KeptPage): Promise<void>;
  /** Makes everything kept so far durable; called right before a commit; the returned state is stored after it. */
  flush(): Promise<string>;
  /** Called when the documents of the flushed pages are visible. */
  committed?(): Promise<void>;
  /** Called when the database knows of everything that was flushed. */
  saved?(): Promise<void>;
  close(): Promise<void>;
}
