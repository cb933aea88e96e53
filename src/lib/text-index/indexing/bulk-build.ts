import type { IndexDocument, TextIndexSchema } from '../api.ts';
import type { SegmentFacts } from '../format/segment-writer.ts';
import { ChunkBuilder } from './chunk-builder.ts';
import { prepareDocument } from './prepare-document.ts';

export interface BuiltSegment {
  readonly facts: SegmentFacts;
  /** Documents whose key came again within the segment. */
  readonly superseded: readonly number[];
}

/** A document of a bulk build, with the time its key was first written when the index had it before. */
export interface BulkDocument {
  readonly document: IndexDocument;
  readonly firstMs: number;
  readonly lastMs: number;
  /** The generation in which it became visible, when it is visible already. */
  readonly birth?: number;
}

/** Builds one segment from documents as they come; runs on any thread, in a worker for large builds. */
export class SegmentBuild {
  private readonly schema: TextIndexSchema;
  private readonly builder: ChunkBuilder;

  constructor(schema: TextIndexSchema, directory: string, id: number) {
    this.schema = schema;
    this.builder = new ChunkBuilder(schema, directory, id);
  }

  /** Returns the memory the build holds. */
  add(documents: readonly BulkDocument[]): number {
    return this.orAbandon(() => {
      for (const { document, firstMs, lastMs, birth } of documents) {
        this.builder.add(prepareDocument(document, this.schema, firstMs, lastMs, birth));
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

  /** A build that failed once, on a full disk for instance, cannot become a whole segment any more. */
  private orAbandon<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      this.abandon();
      throw error;
    }
  }
}
