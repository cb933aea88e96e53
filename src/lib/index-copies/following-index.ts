import type {
  BulkWriter,
  Hit,
  IndexDocument,
  IntegrityReport,
  StreamOptions,
  TextIndex,
  TextQuery,
  UnionStream,
} from '../text-index/api.ts';

/** Nothing can be written to a copy, because it would be lost with the next one. */
export class CopyIsReadOnly extends Error {
  override readonly name = 'CopyIsReadOnly';

  constructor() {
    super('this service runs on a read-only copy of the index; use the service that writes');
  }
}

/** An index and its active readers. */
interface Used {
  readonly index: TextIndex;
  users: number;
  isReplaced: boolean;
}

interface Dependencies {
  /** Problems other than those of the copy itself. */
  readonly problems: () => readonly string[];
  /** Called when a replaced copy was closed. */
  readonly onReplacedClosed: (replaced: TextIndex) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
  readonly onClose: () => Promise<void>;
}

/** Serves from the newest copy; a replaced copy is closed after its last reader. */
export class FollowingIndex implements TextIndex {
  private current: Used;
  private readonly dependencies: Dependencies;
  /** Replaced copies that are being closed and removed. */
  private readonly leaving = new Set<Promise<void>>();

  constructor(index: TextIndex, dependencies: Dependencies) {
    this.current = { index, users: 0, isReplaced: false };
    this.dependencies = dependencies;
  }

  replaceBy(index: TextIndex): void {
    const before = this.current;
    this.current = { index, users: 0, isReplaced: false };
    before.isReplaced = true;
    this.closeIfUnused(before);
  }

  search: TextIndex['search'] = (...question) => this.use((index) => index.search(...question));
  count: TextIndex['count'] = (...question) => this.use((index) => index.count(...question));
  counts: TextIndex['counts'] = (...question) => this.use((index) => index.counts(...question));
  countUnion: TextIndex['countUnion'] = (...question) => this.use((index) => index.countUnion(...question));
  facets: TextIndex['facets'] = (...question) => this.use((index) => index.facets(...question));
  suggest: TextIndex['suggest'] = (...question) => this.use((index) => index.suggest(...question));
  find: TextIndex['find'] = (...question) => this.use((index) => index.find(...question));
  findMany: TextIndex['findMany'] = (...question) => this.use((index) => index.findMany(...question));
  listKeys: TextIndex['listKeys'] = (...question) => this.use((index) => index.listKeys(...question));
  newMatches: TextIndex['newMatches'] = (...question) => this.use((index) => index.newMatches(...question));
  changes: TextIndex['changes'] = (...question) => this.use((index) => index.changes(...question));
  findEarlier: TextIndex['findEarlier'] = (...question) =>
    this.use((index) => index.findEarlier(...question));
  stats: TextIndex['stats'] = () => this.use((index) => index.stats());
  health = async (): Promise<readonly string[]> => [
    ...this.dependencies.problems(),
    ...(await this.use((index) => index.health())),
  ];
  check = (): Promise<IntegrityReport> => this.use((index) => index.check());
  verify: TextIndex['verify'] = () => this.use((index) => index.verify());
  checkpoint: TextIndex['checkpoint'] = () => this.use((index) => index.checkpoint());
  backup: TextIndex['backup'] = (directory) => this.use((index) => index.backup(directory));

  async *stream(query: TextQuery, options: StreamOptions): AsyncGenerator<readonly Hit[]> {
    const used = this.begin();
    try {
      yield* used.index.stream(query, options);
    } finally {
      this.end(used);
    }
  }

  async streamUnion(queries: readonly TextQuery[], options: StreamOptions): Promise<UnionStream> {
    const used = this.begin();
    const { signal } = options;
    let isEnded = false;
    const end = (): void => {
      if (isEnded) return;
      isEnded = true;
      signal?.removeEventListener('abort', end);
      this.end(used);
    };
    // A client that disconnects before the first batch never starts to read, so nothing else would end this.
    signal?.addEventListener('abort', end);
    try {
      const { total, batches } = await used.index.streamUnion(queries, options);
      return { total, batches: untilRead(batches, end) };
    } catch (error) {
      end();
      throw error;
    }
  }

  generation(): number {
    return this.current.index.generation();
  }

  identity(): string {
    return this.current.index.identity();
  }

  async keepSince(): Promise<void> {}
  async compact(): Promise<void> {}

  async upsert(_documents: readonly IndexDocument[]): Promise<void> {
    throw new CopyIsReadOnly();
  }

  async delete(_keys: readonly string[]): Promise<number> {
    throw new CopyIsReadOnly();
  }

  async bulk(): Promise<BulkWriter> {
    throw new CopyIsReadOnly();
  }

  async close(): Promise<void> {
    await this.dependencies.onClose();
    await this.current.index.close();
    await Promise.all(this.leaving);
  }

  private async use<Answer>(ask: (index: TextIndex) => Promise<Answer>): Promise<Answer> {
    const used = this.begin();
    try {
      return await ask(used.index);
    } finally {
      this.end(used);
    }
  }

  private begin(): Used {
    const used = this.current;
    used.users += 1;
    return used;
  }

  private end(used: Used): void {
    used.users -= 1;
    this.closeIfUnused(used);
  }

  private closeIfUnused(used: Used): void {
    if (!used.isReplaced || used.users > 0) return;
    const left: Promise<void> = used.index
      .close()
      .then(() => this.dependencies.onReplacedClosed(used.index))
      .catch(this.dependencies.onFailure)
      .finally(() => this.leaving.delete(left));
    this.leaving.add(left);
  }
}

async function* untilRead<Batch>(batches: AsyncIterable<Batch>, end: () => void): AsyncGenerator<Batch> {
  try {
    yield* batches;
  } finally {
    end();
  }
}
