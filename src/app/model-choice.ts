import { dataFolder } from '../modules/data-folder/index.ts';
import type { LookalikeServicesDependencies } from '../modules/lookalikes/index.ts';
import type { Config } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';

/** The model that makes the vectors, chosen by the settings. The service and the commands share this, so that they agree. */
export function modelChoice(config: Config): LookalikeServicesDependencies['model'] {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: key } = config;
  const workers = config.EMBEDDING_THREADS;
  if (url !== undefined) {
    if (!model)
      throw new AppError(
        'invalid_input',
        'EMBEDDINGS_URL is set without EMBEDDINGS_MODEL: set both or neither.',
      );
    return { workers, endpoint: { url, model, key } };
  }
  if (!model || model === 'glossary') return { workers };
  if (model === 'use-multilingual')
    return { workers, useMultilingualFile: dataFolder(config.DATA_DIR).useMultilingual };
  throw new AppError(
    'invalid_input',
    `EMBEDDINGS_MODEL is '${model}': without EMBEDDINGS_URL it can be glossary or use-multilingual.`,
  );
}
