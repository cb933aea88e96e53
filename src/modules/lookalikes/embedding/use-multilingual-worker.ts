import { workerData } from 'node:worker_threads';
import { answerAsReader } from './page-readers.ts';
import { readByUseMultilingual } from './use-multilingual-reader.ts';

const { model } = workerData as { readonly model: SharedArrayBuffer };

answerAsReader(() => readByUseMultilingual(model));
