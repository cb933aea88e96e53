import { Deadline } from '../../deadline.ts';
import { answerMessagesOfOwners } from '../../threads/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { Reader, type ReadKind, type ReadRequests } from '../search/reader.ts';
import { packAnswer } from './answer-wire.ts';

export interface QueryWorkerData {
  readonly directory: string;
  readonly schema: TextIndexSchema;
  readonly cancelled: SharedArrayBuffer;
  readonly blocks: SharedArrayBuffer;
  /** The number of this thread among those that share the blocks. */
  readonly thread: number;
}

/**
 * A request to a thread: `slot` is where the caller cancels it, `ownCommits` how often the calling index had committed. It is
 * an array, like every message of a thread.
 */
export type QueryMessage<K extends ReadKind = ReadKind> = readonly [
  kind: K,
  request: ReadRequests[K]['request'],
  budgetMs: number | undefined,
  slot: number,
  ownCommits: number,
];

/** Records are in buffers created for the answer, which are transferred without a copy. */
function recordBuffers(kind: ReadKind, answer: ReadRequests[ReadKind]['answer']): ArrayBuffer[] {
  const rows: readonly { readonly stored: Uint8Array | undefined }[] =
    kind === 'nextBatch' || kind === 'findMany'
      ? (answer as ReadRequests['nextBatch' | 'findMany']['answer'])
      : [];
  return [...new Set(rows.flatMap(({ stored }) => (stored?.buffer as ArrayBuffer | undefined) ?? []))];
}

answerMessagesOfOwners(({ directory, schema, cancelled, blocks, thread }: QueryWorkerData) => {
  const flags = new Int32Array(cancelled);
  const reader = new Reader(directory, schema, blocks, thread);
  return {
    answer([kind, request, budgetMs, slot, ownCommits]: QueryMessage) {
      const deadline = new Deadline(budgetMs, flags, slot);
      deadline.check();
      const value = reader.answer(kind, request, deadline, ownCommits);
      if (kind !== 'search') return { value, moved: recordBuffers(kind, value) };
      const packed = packAnswer(value as ReadRequests['search']['answer']);
      return { value: packed, moved: packed.buffers };
    },
    release: () => reader.close(),
  };
});
