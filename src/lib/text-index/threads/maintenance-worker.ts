import { answerMessagesOfOwners } from '../../threads/index.ts';
import type { TextIndexSchema } from '../api.ts';
import { Verification } from '../maintenance/verify-files.ts';
import { openStore } from '../manifest/store.ts';
import type { Compactor } from '../merging/compactor.ts';

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

function begin({ directory, schema, owner }: MaintenanceWorkerData) {
  const store = openStore(directory);
  let compactor: Compactor | undefined;
  const passes = {
    background: new Verification(directory, store),
    'on-demand': new Verification(directory, store),
  };

  /** Loaded when it is needed, as the other kinds of work are: a thread often does one kind only, and most of its start is loading. */
  async function getCompactor(): Promise<Compactor> {
    const merging = await import('../merging/compactor.ts');
    compactor ??= new merging.Compactor(directory, schema, store, owner);
    return compactor;
  }

  async function handleMessage(message: MaintenanceMessage): Promise<unknown> {
    switch (message.kind) {
      case 'run-if-due':
        (await getCompactor()).runIfDue();
        return undefined;
      case 'compact':
        await (await getCompactor()).compact();
        return undefined;
      case 'backup': {
        const { backup } = await import('../maintenance/backup.ts');
        await backup(directory, store, owner, message.target);
        return undefined;
      }
      case 'check': {
        const { check } = await import('../maintenance/check.ts');
        return check(directory, schema, store);
      }
      case 'verify':
        return passes[message.pass].nextBatch();
    }
  }

  return {
    answer: async (message: MaintenanceMessage) => ({ value: await handleMessage(message) }),
    release(): void {
      for (const pass of Object.values(passes)) pass.close();
      store.close();
    },
  };
}

answerMessagesOfOwners(begin);
