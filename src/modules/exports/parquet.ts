import { Thread } from '../../lib/threads/index.ts';
import { columns as profileColumns } from '../companies/index.ts';
import type { ParquetType } from './parquet-thread.ts';

export interface ParquetColumn {
  readonly name: string;
  readonly type: ParquetType;
}

const profileTypes = new Map<string, ParquetType>(profileColumns.map(({ name, type }) => [name, type]));
/** Columns outside the profile whose values are not text. */
const extraTypes: Readonly<Record<string, ParquetType>> = {
  score: 'number',
  matched_in: 'string[]',
  tags: 'string[]',
};

/** A thread that needs more memory is ended, and its download fails. */
const HEAP_MB_MAX = 512;

/**
 * Turns lines of JSON into a Parquet file. It is written in a thread of its own, because a row group is encoded without a pause; only one
 * group and the footer entries of the others are in memory.
 */
export async function* parquetFile(
  names: readonly string[],
  lines: AsyncIterable<string>,
): AsyncGenerator<Buffer> {
  const columns = names.map(
    (name): ParquetColumn => ({ name, type: profileTypes.get(name) ?? extraTypes[name] ?? 'string' }),
  );
  const thread = new Thread({
    name: 'parquet thread',
    file: new URL('./parquet-thread.ts', import.meta.url),
    workerData: columns,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB_MAX },
    isReplaced: false,
  });
  try {
    for await (const text of lines) {
      const written = await thread.ask<ArrayBuffer>(text);
      if (written.byteLength > 0) yield Buffer.from(written);
    }
    yield Buffer.from(await thread.ask<ArrayBuffer>(null));
  } finally {
    await thread.close();
  }
}
