import { answerMessagesOfOwners } from '../../threads/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { type BulkDocument, SegmentBuild } from '../indexing/bulk-build.ts';

export interface BuildWorkerData {
  readonly directory: string;
  readonly schema: TextIndexSchema;
}

export type BuildMessage =
  | { readonly kind: 'start'; readonly id: number }
  | { readonly kind: 'add'; readonly documents: readonly BulkDocument[] }
  | { readonly kind: 'finish' }
  | { readonly kind: 'abandon' };

function begin({ directory, schema }: BuildWorkerData) {
  let build: SegmentBuild | undefined;

  function abandon(): void {
    build?.abandon();
    build = undefined;
  }

  function handleMessage(message: BuildMessage): unknown {
    switch (message.kind) {
      case 'start':
        build = new SegmentBuild(schema, directory, message.id);
        return 0;
      case 'add':
        return build?.add(message.documents);
      case 'finish': {
        const built = build?.finish();
        build = undefined;
        return built;
      }
      case 'abandon':
        abandon();
        return 0;
    }
  }

  return { answer: (message: BuildMessage) => ({ value: handleMessage(message) }), release: abandon };
}

answerMessagesOfOwners(begin);
