import type { IndexDocument, TextIndexSchema } from '../api.ts';
import type { SegmentFacts } from '../format/segment-writer.ts';
import { ChunkBuilder } from './chunk-builder.ts';
import { FilterKeys, prepareDocument } from './prepare-document.ts';

export interface BuiltSegment {
  readonly facts: SegmentFacts;
  /** Documents whose key was added again within the segment. */
  readonly superseded: readonly number[];
}

/** A document of a bulk build. If the index already had its key, it carries the time at which the key was first written. */
export interface BulkDocument {
  readonly document: IndexDocument;
  readonly firstMs: number;
  readonly lastMs: number;
  /** The generation in which it became visible, if it is already visible. */
  readonly birth?: number;
}

/** Builds one segment from a sequence of documents. Runs on any thread; large builds use a worker. */
export class SegmentBuild {
  private readonly schema: TextIndexSchema;
  private readonly builder: ChunkBuilder;
  private readonly keys = new FilterKeys();

  constructor(schema: TextIndexSchema, directory: string, id: number) {
    this.schema = schema;
    this.builder = new ChunkBuilder(schema, directory, id);
  }

  /** Returns how much memory the build holds. */
  add(documents: readonly BulkDocument[]): number {
    return this.orAbandon(() => {
      for (const { document, firstMs, lastMs, birth } of documents) {
        this.builder.add(prepareDocument(document, this.schema, firstMs, lastMs, birth, this.keys));
      }
      return this.builder.memoryBytes;
    });
  }

  finish(): BuiltSegment {
    return this.orAbandon(() => ({ facts: this.builder.finish(), superseded: this.builder.superseded }));
  }

  abandon(): void {
    this.builder.abandon();
  }

  /** After a failure, for instance a full disk, the build can no longer become a complete segment. */
  private orAbandon<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.abandon();
      throw error;
    }
  }
}
