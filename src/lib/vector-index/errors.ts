export { QueryBudgetExceeded } from '../query-errors.ts';

/** A file of the index is missing or damaged; the message names it and states what to do. */
export class VectorIndexDamaged extends Error {
  override readonly name = 'VectorIndexDamaged';

  constructor(file: string, what: string, options?: ErrorOptions) {
    super(
      `${file} ${what.replace(/\s+/g, ' ')}. Build the vectors again; nothing else depends on them.`,
      options,
    );
  }

  /** From the message of another thread. */
  static fromMessage(message: string): VectorIndexDamaged {
    const error = new VectorIndexDamaged('', '');
    error.message = message;
    return error;
  }
}

/** The row, query or model is invalid; the message states the reason. */
export class InvalidVector extends Error {
  override readonly name = 'InvalidVector';
}

/** The index has another model, or none yet. */
export class WrongModel extends Error {
  override readonly name = 'WrongModel';
}

/** Another build of this index is running, here or in another process. */
export class BuildUnderWay extends Error {
  override readonly name = 'BuildUnderWay';
}
