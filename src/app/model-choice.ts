import type { LookalikeServicesNeeds } from '../modules/lookalikes/index.ts';
import type { Config } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';

/** Which model makes the vectors, as the settings say: the service and the commands agree on it. */
export function modelChoice(config: Config): LookalikeServicesNeeds['model'] {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key } = config;
  if (url !== undefined && !model)
    throw new AppError('invalid_input', 'EMBEDDINGS_URL is set without EMBEDDINGS_MODEL: set both or none.');
  return {
    workers: config.EMBEDDING_THREADS,
    endpoint: url !== undefined && model ? { url, model, key } : undefined,
  };
}
