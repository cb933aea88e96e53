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

export type MaintenanceOrder =
  | { readonly kind: 'tend' }
  | { readonly kind: 'compact' }
  | { readonly kind: 'backup'; readonly target: string }
  | { readonly kind: 'check' }
  /** Verifies the next stretch of all files. */
  | { readonly kind: 'verify'; readonly pass: 'background' | 'on-demand' };

const { directory, schema, owner } = workerData as MaintenanceWorkerData;
const store = openStore(directory);
const compactor = new Compactor(directory, schema, store, owner);
const passes = {
  background: new Verification(directory, store),
  'on-demand': new Verification(directory, store),
};

async function obey(order: MaintenanceOrder): Promise<unknown> {
  switch (order.kind) {
    case 'tend':
      compactor.tend();
      return undefined;
    case 'compact':
      await compactor.compact();
      return undefined;
    case 'backup':
      await backup(directory, store, owner, order.target);
      return undefined;
    case 'check':
      return check(directory, schema, store);
    case 'verify':
      return passes[order.pass].goOn();
  }
}

answerMessages(async (order: MaintenanceOrder) => ({ value: await obey(order) }));
