/** A file is not the model that it should be: cut off, changed, or something else altogether. The message names the problem. */
export class ModelDamaged extends Error {
  override readonly name = 'ModelDamaged';
}
