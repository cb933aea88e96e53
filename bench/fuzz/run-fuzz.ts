import { setTimeout as delay } from 'node:timers/promises';
import { changingSite, dataFolderOf } from '../installed-service/start-installed-service.ts';
import { Random } from '../search/corpus/random.ts';
import { prepareAccount } from '../server/prepare-account.ts';
import { ChainEnded, chains, Steps } from './chains.ts';
import { Description, type Operation } from './description.ts';
import { FuzzClient } from './fuzz-client.ts';
import { makeRequest, type RequestKind } from './make-request.ts';
import { ValueMaker } from './make-value.ts';

export interface FuzzOptions {
  readonly address: string;
  /** The folder of `startInstalledService`. */
  readonly folder: string;
  readonly operatorToken: string;
  readonly requests: number;
  /** No request starts after this many minutes. */
  readonly minutesMax: number;
  readonly clients: number;
  readonly seed: number;
  readonly log: (line: string) => void;
}

/** Accounts are replaced regularly, because random requests delete, block and sign out accounts. */
const REQUESTS_AN_ACCOUNT = 400;
const CREDITS = 1_000_000_000;
const ACCOUNT_TRIES_MAX = 30;
const IDS_MAX = 50;
const CHAIN_CHANCE = 0.04;
const kinds: readonly RequestKind[] = [
  'valid',
  'valid',
  'valid',
  'valid',
  'broken',
  'broken',
  'broken',
  'raw',
];

export async function runFuzz(options: FuzzOptions) {
  const description = new Description(await (await fetch(`${options.address}/openapi.json`)).json());
  const client = new FuzzClient(options.address, description);
  const indexed = await domainsOf(options.address);
  const domains = [...indexed, changingSite(1), changingSite(2)];
  const ids = new Map<string, (string | number)[]>();
  const chainsRun: Record<string, number> = {};
  const remember = (name: string, id: string | number): void => {
    const known = ids.get(name) ?? [];
    known.push(id);
    if (known.length > IDS_MAX) known.shift();
    ids.set(name, known);
  };
  const times = new OperationTimes(description.operations);
  const until = performance.now() + options.minutesMax * 60_000;
  let logged = 0;

  async function work(worker: number): Promise<void> {
    const random = new Random(options.seed * 1_000 + worker);
    const values = new ValueMaker(random, description, { domains, ids });
    while (client.requests < options.requests && performance.now() < until) {
      const account = await newAccount(options.folder);
      let isSignedIn = true;
      for (
        let sent = 0;
        isSignedIn &&
        sent < REQUESTS_AN_ACCOUNT &&
        client.requests < options.requests &&
        performance.now() < until;
        sent++
      ) {
        if (random.chance(CHAIN_CHANCE)) {
          const name = random.pick(Object.keys(chains));
          chainsRun[name] = (chainsRun[name] ?? 0) + 1;
          const needs = {
            client,
            description,
            values,
            random,
            session: account.session,
            domains: indexed,
            remember,
          };
          await chains[name]?.(new Steps(needs)).catch((error: unknown) => {
            if (!(error instanceof ChainEnded)) throw error;
            isSignedIn = false;
          });
          continue;
        }
        const operation = times.pick(random);
        const token = tokenFor(operation, random, account, options.operatorToken);
        const kind = random.pick(kinds);
        const request = makeRequest(operation, kind, values, random, token && `Bearer ${token}`);
        const started = performance.now();
        const { status } = await client.send(operation, request);
        // The account's own request has signed it out or deleted it. More wrong tokens would get the whole address rejected.
        if (status === 401 && token !== undefined) isSignedIn = false;
        times.add(operation, performance.now() - started);
        if (client.requests - logged >= 5_000) {
          logged = client.requests;
          options.log(`${client.requests} requests, ${client.problems.size} problems`);
        }
      }
      // From now on, requests of the administrator may block it.
      remember('account_id', account.accountId);
    }
  }

  await Promise.all(Array.from({ length: options.clients }, (_, worker) => work(worker)));
  return {
    requests: client.requests,
    problems: [...client.problems.values()],
    statuses: client.statuses,
    chainsRun,
    operations: description.operations.length,
  };
}

/** The service writes to the same database all the time, so getting the write lock may take several tries. */
async function newAccount(folder: string): ReturnType<typeof prepareAccount> {
  for (let tries = 1; ; tries++)
    try {
      return await prepareAccount(dataFolderOf(folder), CREDITS);
    } catch (error) {
      if (tries === ACCOUNT_TRIES_MAX) throw error;
      await delay(1_000);
    }
}

/** Mostly a caller who is allowed to call, occasionally another one. */
function tokenFor(
  { scope, needsAccount }: Operation,
  random: Random,
  { session, apiKey }: { readonly session: string; readonly apiKey: string },
  operatorToken: string,
): string | undefined {
  if (random.chance(0.001)) return 'hd_wrong';
  if (random.chance(0.08)) return random.pick(['', session, apiKey, operatorToken]) || undefined;
  if (scope === 'admin') return operatorToken;
  if (scope === 'session') return session;
  return needsAccount ? random.pick([session, apiKey]) : random.pick(['', session, apiKey]) || undefined;
}

/**
 * Tracks how long each operation takes, so that slow ones (exports of all rows, password hashing, fetching) do not use up the time. The
 * probability of an operation falls with the square root of its mean time.
 */
class OperationTimes {
  private readonly entries: { operation: Operation; meanMs: number }[];

  constructor(operations: readonly Operation[]) {
    this.entries = operations.map((operation) => ({ operation, meanMs: 10 }));
  }

  pick(random: Random): Operation {
    for (;;) {
      const { operation, meanMs } = random.pick(this.entries);
      if (random.chance(Math.min(1, Math.sqrt(10 / Math.max(1, meanMs))))) return operation;
    }
  }

  add(operation: Operation, ms: number): void {
    const entry = this.entries.find((candidate) => candidate.operation === operation);
    if (entry) entry.meanMs = entry.meanMs * 0.9 + ms * 0.1;
  }
}

async function domainsOf(address: string): Promise<readonly string[]> {
  const answer = await fetch(`${address}/search?q=contact&mode=any&limit=100`);
  const { results } = (await answer.json()) as { results: { domain: string }[] };
  return results.map(({ domain }) => domain);
}
