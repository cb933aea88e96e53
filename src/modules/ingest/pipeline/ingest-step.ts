import type { IndexDocument } from '../../../lib/text-index/api.ts';
import type { CapturedPage } from '../page-source.ts';

export interface KeptPage {
  readonly page: CapturedPage;
  readonly document: IndexDocument;
  /** The page's WARC record, compressed. */
  readonly member: Uint8Array;
  /** The page shows what was forgotten, so that only its profile, without that, is kept. */
  readonly isNotArchived?: boolean;
}

/**
 * Something else that is done with every kept page, in the order of the list: the page archive, embeddings.
 * What a step writes becomes valid when the run saves its checkpoint, and never without that.
 */
export interface IngestStep {
  readonly name: string;
  /** Locks what the step writes to; throws when another process holds it. */
  open(): Promise<void>;
  /** Called once before any page, with what `flush` returned for the last commit: what was written after it is undone. */
  resume(state: string | undefined): Promise<void>;
  keep(kept: KeptPage): Promise<void>;
  /** Makes everything kept so far durable; called right before a commit; the returned state is stored after it. */
  flush(): Promise<string>;
  /** Called when the documents of what was flushed are visible. */
  committed?(): Promise<void>;
  /** The database knows of everything that was flushed. */
  saved?(): Promise<void>;
  close(): Promise<void>;
}
