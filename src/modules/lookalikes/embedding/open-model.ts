import type { EmbeddingModel } from './embedding-model.ts';
import { createEndpointModel, type EndpointOptions } from './endpoint-model.ts';
import { createGlossaryModel, type GlossaryModel } from './glossary-model.ts';
import { createUseMultilingualModel } from './use-multilingual-model.ts';

/** Which model computes the vectors. */
export interface ModelChoice {
  /** Threads that read pages; with 0, pages are read on the calling thread. */
  readonly workers: number;
  /** A model other than the default: that of a server, or one whose file was added. */
  readonly endpoint?: EndpointOptions | undefined;
  readonly useMultilingualFile?: string | undefined;
  readonly onThreadLost?: (error: Error) => void;
}

export interface OpenModel {
  /** Computes the vectors. */
  readonly model: EmbeddingModel;
  /** Describes in words what pages are about, whichever model computes the vectors. */
  readonly glossary: GlossaryModel;
  close(): Promise<void>;
}

export function openModel(choice: ModelChoice): OpenModel {
  const { workers, onThreadLost } = choice;
  const glossary = createGlossaryModel({ workers, ...(onThreadLost && { onLost: onThreadLost }) });
  const model = chosenModel(choice, glossary);
  return {
    glossary,
    model,
    async close() {
      await Promise.all([glossary.close(), model.close()]);
    },
  };
}

function chosenModel(choice: ModelChoice, glossary: GlossaryModel): EmbeddingModel {
  const { endpoint, useMultilingualFile: file, workers, onThreadLost } = choice;
  if (endpoint) return createEndpointModel(endpoint);
  return file ? createUseMultilingualModel({ file, workers, onLost: onThreadLost }) : glossary;
}
