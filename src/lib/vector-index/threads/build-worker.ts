import { answerMessagesOfOwners } from '../../threads/index.ts';
import type { BuildProgress } from '../api.ts';
import { checkIndex } from '../build/check-index.ts';
import { flushTail } from '../build/flush-tail.ts';
import { Rebuild } from '../build/rebuild.ts';
import type { SizeThresholds } from '../size-thresholds.ts';
import { openStore, type Store } from '../store/store.ts';
import {
  type BuildKind,
  type BuildMessage,
  type BuildRequests,
  buildSteps,
  sharedWords,
} from './build-messages.ts';

export interface BuildWorkerData {
  readonly directory: string;
  readonly sizeThresholds: SizeThresholds;
  readonly shared: SharedArrayBuffer;
}

type Answers = {
  readonly [K in BuildKind]: (request: BuildRequests[K]['request']) => BuildRequests[K]['answer'];
};

function begin({ directory, sizeThresholds, shared }: BuildWorkerData) {
  const words = new Int32Array(shared);
  let store: Store | undefined;
  let build: Rebuild | undefined;

  /** Reports progress, and ends the work when it is cancelled. */
  function onStep(step: BuildProgress['step'] = 'encoding', rows = 0): void {
    if (Atomics.load(words, sharedWords.stop) !== 0) throw new Error('the work was stopped');
    Atomics.store(words, sharedWords.step, buildSteps.indexOf(step));
    Atomics.store(words, sharedWords.rows, rows);
  }

  function opened(): Store {
    store ??= openStore(directory);
    return store;
  }

  function underWay(): Rebuild {
    if (build === undefined) throw new Error('no build has started');
    return build;
  }

  function endBuild(): void {
    build?.close();
    build = undefined;
  }

  const answers: Answers = {
    flush: () => flushTail(directory, opened(), sizeThresholds, () => onStep()),
    begin: (model) => {
      endBuild();
      build = new Rebuild(directory, opened(), model);
      return build.resumed;
    },
    rows: ({ keys, vectors }) => {
      const rebuild = underWay();
      const names = keys.split('\0');
      const dims = vectors.length / names.length;
      names.forEach((key, at) => {
        rebuild.add(key, vectors.subarray(at * dims, (at + 1) * dims));
      });
      return rebuild.rows;
    },
    finish: () => {
      try {
        return underWay().finish(sizeThresholds, onStep);
      } finally {
        endBuild();
      }
    },
    pause: () => {
      build?.pause();
      endBuild();
      return undefined;
    },
    check: () => checkIndex(directory, opened(), () => onStep()),
  };

  const answer = <K extends BuildKind>({ kind, request }: BuildMessage<K>): BuildRequests[K]['answer'] =>
    answers[kind](request);

  return {
    answer: (message: BuildMessage) => ({ value: answer(message) }),
    release(): void {
      endBuild();
      store?.close();
    },
  };
}

answerMessagesOfOwners(begin);
