import type { BuildPosition, VectorModel } from '../api.ts';
import { BuildUnderWay, VectorIndexDamaged } from '../errors.ts';
import type { KernelKind } from '../kernels/kernels.ts';
import type { SizeThresholds } from '../size-thresholds.ts';
import { addModel, readModel, replaceModel } from '../store/models.ts';
import { publishBuild, removeGarbage } from '../store/publish.ts';
import { pendingSegments, reserveSegment } from '../store/segments.ts';
import type { Store } from '../store/store.ts';
import { WorkLock } from '../store/work-lock.ts';
import { unitVector, validateKey } from '../unit-vector.ts';
import { finishSegment, type SegmentBuildOptions } from './finish-segment.ts';
import { usualPlan } from './measure-plan.ts';
import { StagedRows } from './staged-rows.ts';

/** A build of the whole index, from its first row to its publication. */
export class Rebuild {
  private readonly directory: string;
  private readonly store: Store;
  private readonly lock: WorkLock;
  private readonly staged: StagedRows;
  private readonly model: number;
  private readonly id: number;
  private readonly startSeq: number;

  /** Resumes an interrupted build of the same model; discards one of another model. */
  constructor(directory: string, store: Store, model: VectorModel) {
    this.directory = directory;
    this.store = store;
    const lock = WorkLock.take(directory, 'build');
    if (lock === undefined) throw new BuildUnderWay('another build of this vector index is running');
    this.lock = lock;
    try {
      const known = interrupted(store, model);
      if (known === undefined) removeGarbage(directory, store, 'build');
      this.id = known?.id ?? reserveSegment(store, 'build');
      this.model = known?.model ?? begin(store, model);
      this.startSeq = Number(store.meta('build_from'));
      this.staged = new StagedRows(directory, store.identity, this.id, model.dims);
    } catch (error) {
      failDamaged(directory, store, error);
      lock.release();
      throw error;
    }
  }

  get resumed(): BuildPosition {
    return this.staged.resumed;
  }

  get rows(): number {
    return this.staged.rows;
  }

  add(key: string, vector: Float32Array): void {
    validateKey(key);
    this.staged.add(key, unitVector(vector, this.staged.dims, `the vector of ${key}`));
  }

  /** Makes the rows read so far durable, for a build that will be resumed. */
  pause(): void {
    this.staged.checkpoint();
  }

  finish(sizeThresholds: SizeThresholds, onStep: SegmentBuildOptions['onStep'], kind?: KernelKind): number {
    try {
      return this.publish(sizeThresholds, onStep, kind);
    } catch (error) {
      failDamaged(this.directory, this.store, error);
      throw error;
    }
  }

  close(): void {
    this.staged.close();
    this.lock.release();
  }

  private publish(
    sizeThresholds: SizeThresholds,
    onStep: SegmentBuildOptions['onStep'],
    kind?: KernelKind,
  ): number {
    this.staged.complete();
    const { directory, store, id, model } = this;
    const { dims, rows } = this.staged;
    const options = {
      directory,
      store: store.identity,
      id,
      model,
      firstSeq: 0,
      sizeThresholds,
      kind,
      onStep,
    };
    const made =
      rows === 0
        ? { facts: emptyFacts(id, model, dims), replaced: new Uint32Array(0) }
        : finishSegment(this.staged, { ...options, coder: undefined });
    const generation = publishBuild(directory, store, made, this.startSeq);
    this.staged.discard();
    return generation;
  }
}

/** A build with damaged rows can never be finished, so the next build starts over. */
function failDamaged(directory: string, store: Store, error: unknown): void {
  if (!(error instanceof VectorIndexDamaged)) return;
  store.write(() => store.setMeta('building', 0));
  removeGarbage(directory, store, 'build');
}

/** Assigns the number for the rows of the build, and records where in the tail it started. */
function begin(store: Store, model: VectorModel): number {
  return store.write(() => {
    const id = addModel(store, model);
    store.setMeta('building', id);
    store.setMeta('build_from', store.counter('tail_seq'));
    return id;
  });
}

/** A build with rows of the same model can be resumed, even if other data of the model has changed since. */
function interrupted(
  store: Store,
  wanted: VectorModel,
): { readonly id: number; readonly model: number } | undefined {
  return store.write(() => {
    const [id] = pendingSegments(store, 'build');
    const model = Number(store.meta('building') ?? 0);
    if (id === undefined || model === 0) return undefined;
    const known = readModel(store, model);
    if (known.name !== wanted.name || known.dims !== wanted.dims) return undefined;
    replaceModel(store, model, wanted);
    return { id, model };
  });
}

function emptyFacts(id: number, model: number, dims: number) {
  return {
    id,
    model,
    rows: 0,
    dims,
    kind: 'exact',
    coder: id,
    lists: 1,
    plan: usualPlan,
    firstSeq: 0,
  } as const;
}
