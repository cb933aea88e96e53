import { parentPort, workerData } from 'node:worker_threads';
import type { TextIndexSchema } from '../api.ts';
import { type BulkDocument, SegmentBuild } from '../build/bulk-build.ts';
import { packError } from './error-wire.ts';

export interface BuildWorkerData {
  readonly directory: string;
  readonly schema: TextIndexSchema;
}

export type BuildOrder =
  | { readonly kind: 'start'; readonly id: number }
  | { readonly kind: 'add'; readonly documents: readonly BulkDocument[] }
  | { readonly kind: 'finish' }
  | { readonly kind: 'abandon' };

const { directory, schema } = workerData as BuildWorkerData;
let build: SegmentBuild | undefined;

function obey(order: BuildOrder): unknown {
  switch (order.kind) {
    case 'start':
      build = new SegmentBuild(schema, directory, order.id);
      return 0;
    case 'add':
      return build?.add(order.documents);
    case 'finish': {
      const built = build?.finish();
      build = undefined;
      return built;
    }
    case 'abandon':
      build?.abandon();
      build = undefined;
      return 0;
  }
}

/** Orders are answered one by one, in their order. */
parentPort?.on('message', (order: BuildOrder) => {
  try {
    parentPort?.postMessage({ value: obey(order) });
  } catch (error) {
    parentPort?.postMessage({ error: packError(error) });
  }
});
