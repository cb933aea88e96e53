export { EngineUnreachable, QueryBudgetExceeded } from '../query-errors.ts';

/** The query cannot be searched; the message says why. */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery';
}

/** The index was built before this filter existed. */
export class FilterNotIndexed extends Error {
  override readonly name = 'FilterNotIndexed';
  readonly filter: string;

  constructor(filter: string) {
    super(
      `the index was built before ${filter} could be filtered, counted and sorted by. Build the index again with this program.`,
    );
    this.filter = filter;
  }
}

/** The document cannot be indexed as given; the message says why. */
export class InvalidDocument extends Error {
  override readonly name = 'InvalidDocument';
}

/** The folder holds an index of another format. */
export class UnsupportedFormat extends Error {
  override readonly name = 'UnsupportedFormat';
  readonly found: number;
  readonly needed: number;

  constructor(found: number, needed: number) {
    const advice =
      found > needed
        ? 'Use the newer program that wrote it, or build the index again.'
        : 'Build the index again with this program.';
    super(`the index has format version ${found}, this program reads version ${needed}. ${advice}`);
    this.found = found;
    this.needed = needed;
  }
}

/** The index was built with other tokenization rules, so searches would miss documents that it holds. */
export class OtherAnalysis extends UnsupportedFormat {
  constructor(found: number, needed: number) {
    super(found, needed);
    this.message = `the index was built by version ${found} of the rules for words, and this program searches by version ${needed}, so searches would miss pages. ${
      found > needed
        ? 'Use the newer program that wrote it, or build the index again.'
        : 'Build the index again with this program.'
    }`;
  }
}

/** A file of the index is missing or differs from what was written. The message names the file and says what to do. */
export class DamagedIndex extends Error {
  override readonly name = 'DamagedIndex';

  constructor(file: string, what: string, options?: ErrorOptions) {
    super(`${file} ${what.replace(/\s+/g, ' ')}. Restore a backup, or build the index again.`, options);
  }

  /** Recreates an error that another thread reported. */
  static reported(message: string): DamagedIndex {
    const error = new DamagedIndex('', '');
    error.message = message;
    return error;
  }
}

/** The folder holds an index with other fields or filters. */
export class SchemaMismatch extends Error {
  override readonly name = 'SchemaMismatch';
}
