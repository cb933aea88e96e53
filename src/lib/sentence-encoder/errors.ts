/** A file is not the expected model: it is truncated, changed, or something else altogether. The message names the problem. */
export class ModelDamaged extends Error {
  override readonly name = 'ModelDamaged';
}
