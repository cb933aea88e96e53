import type { EmbeddingModel } from './embedding-model.ts';
import { createEndpointModel, type EndpointOptions } from './endpoint-model.ts';
import { createGlossaryModel, type GlossaryModel } from './glossary-model.ts';

/** Which model makes the vectors. */
export interface ModelChoice {
  /** Threads that read pages; 0 reads on the calling thread. */
  readonly workers: number;
  /** Another model than the built-in one. */
  readonly endpoint?: EndpointOptions | undefined;
  readonly onThreadLost?: (error: Error) => void;
}

export interface OpenModel {
  /** Makes the vectors. */
  readonly model: EmbeddingModel;
  /** Tells what pages are about in words, whichever model makes the vectors. */
  readonly glossary: GlossaryModel;
  close(): Promise<void>;
}

export function openModel({ workers, endpoint, onThreadLost }: ModelChoice): OpenModel {
  const glossary = createGlossaryModel({ workers, ...(onThreadLost && { onLost: onThreadLost }) });
  return {
    glossary,
    model: endpoint ? createEndpointModel(endpoint) : glossary,
    close: () => glossary.close(),
  };
}
