import { workerData } from 'node:worker_threads';
import { answerMessages } from '../../threads/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { backup } from '../maintenance/backup.ts';
import { check } from '../maintenance/check.ts';
import { Verification } from '../maintenance/verify-files.ts';
import { openStore } from '../manifest/store.ts';
import { Compactor } from '../merging/compactor.ts';

export interface MaintenanceWorkerData {
  readonly directory: string;
  readonly schema: TextIndexSchema;
  /** The owner under which leases and unpublished segments are held. */
  readonly owner: string;
}

export type MaintenanceMessage =
  | { readonly kind: 'run-if-due' }
  | { readonly kind: 'compact' }
  | { readonly kind: 'backup'; readonly target: string }
  | { readonly kind: 'check' }
  /** Verifies the next batch of blocks. */
  | { readonly kind: 'verify'; readonly pass: 'background' | 'on-demand' };

const { directory, schema, owner } = workerData as MaintenanceWorkerData;
const store = openStore(directory);
const compactor = new Compactor(directory, schema, store, owner);
const passes = {
  background: new Verification(directory, store),
  'on-demand': new Verification(directory, store),
};

async function handleMessage(message: MaintenanceMessage): Promise<unknown> {
  switch (message.kind) {
    case 'run-if-due':
      compactor.runIfDue();
      return undefined;
    case 'compact':
      await compactor.compact();
      return undefined;
    case 'backup':
      await backup(directory, store, owner, message.target);
      return undefined;
    case 'check':
      return check(directory, schema, store);
    case 'verify':
      return passes[message.pass].nextBatch();
  }
}

answerMessages(async (message: MaintenanceMessage) => ({ value: await handleMessage(message) }));
