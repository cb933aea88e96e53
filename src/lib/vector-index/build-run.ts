import type { BuildOptions, BuildReport, VectorRow, VectorSource } from './api.ts';
import { InvalidVector } from './errors.ts';
import type { BuildThread } from './threads/build-thread.ts';
import { validateKey } from './unit-vector.ts';

/** The size of a batch sent to the thread. */
const batchBytes = 4 << 20;
const batchRows = 1024;
const progressMs = 250;

/** Runs a build: the source is read here, everything else happens in the thread. */
export async function runBuild(
  thread: BuildThread,
  source: VectorSource,
  { model, onProgress, signal }: BuildOptions,
): Promise<BuildReport> {
  thread.allow();
  const from = await thread.ask('begin', model);
  // One batch is written while the next one is read; its failure is thrown when the next one is ready.
  let written = Promise.resolve(from.rows);
  let rows = from.rows;
  try {
    for await (const batch of batches(source(from), model.dims)) {
      signal?.throwIfAborted();
      const vectors = new Float32Array(batch.length * model.dims);
      batch.forEach(({ vector }, at) => {
        vectors.set(vector, at * model.dims);
      });
      const keys = batch.map(({ key }) => key).join('\0');
      rows = await written;
      onProgress?.({ step: 'reading', rows, totalRows: undefined });
      written = thread.ask('rows', { keys, vectors }, [vectors.buffer]);
      written.catch(() => undefined);
    }
    rows = await written;
    onProgress?.({ step: 'reading', rows, totalRows: undefined });
    signal?.throwIfAborted();
  } catch (error) {
    // Rows read so far are worth keeping, whatever ended the reading; a failure to keep them must not hide that reason.
    await thread.ask('pause', undefined).catch(() => undefined);
    throw error;
  }
  const generation = await finish(thread, rows, onProgress, signal);
  return { rows, resumedRows: from.rows, generation };
}

async function finish(
  thread: BuildThread,
  totalRows: number,
  onProgress: BuildOptions['onProgress'],
  signal: AbortSignal | undefined,
): Promise<number> {
  const stop = (): void => thread.stop();
  signal?.addEventListener('abort', stop, { once: true });
  const timer = setInterval(() => onProgress?.({ ...thread.progress(), totalRows }), progressMs);
  try {
    return await thread.ask('finish', undefined);
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  } finally {
    clearInterval(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** Checks rows before they are sent: an invalid row ends the build with its key, and the rows before it stay. */
async function* batches(source: AsyncIterable<VectorRow>, dims: number): AsyncGenerator<VectorRow[]> {
  const rowsMax = Math.min(batchRows, Math.max(1, Math.floor(batchBytes / (4 * dims))));
  let batch: VectorRow[] = [];
  for await (const row of source) {
    validateKey(row.key);
    if (row.vector.length !== dims)
      throw new InvalidVector(
        `the vector of ${row.key} has ${row.vector.length} dimensions, the model has ${dims}`,
      );
    batch.push(row);
    if (batch.length < rowsMax) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
