import type { BuildPosition, BuildProgress, VectorCheck, VectorModel } from '../api.ts';

/** The messages to threads that write segments, and their answers. */
export interface BuildRequests {
  readonly flush: { readonly request: undefined; readonly answer: boolean };
  readonly begin: { readonly request: VectorModel; readonly answer: BuildPosition };
  /** Keys separated by NUL, and their vectors one after the other; returns the number of rows so far. */
  readonly rows: {
    readonly request: { readonly keys: string; readonly vectors: Float32Array };
    readonly answer: number;
  };
  readonly finish: { readonly request: undefined; readonly answer: number };
  readonly pause: { readonly request: undefined; readonly answer: undefined };
  readonly check: { readonly request: undefined; readonly answer: VectorCheck };
}
export type BuildKind = keyof BuildRequests;

export interface BuildMessage<K extends BuildKind = BuildKind> {
  readonly kind: K;
  readonly request: BuildRequests[K]['request'];
}

export const buildSteps: readonly BuildProgress['step'][] = ['reading', 'training', 'encoding', 'measuring'];

/** Three words of memory that both sides share: the step, the rows done in it, and whether to stop. */
export const sharedWords = { step: 0, rows: 1, stop: 2 } as const;
