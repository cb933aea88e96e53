import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homepage } from '../../test/factories/homepage.ts';
import { startRealService } from '../../test/harness/real-service.ts';
import { startWebHost } from '../../test/harness/web-host.ts';
import { prepareAccount } from '../server/prepare-account.ts';

/** The installed program with an account and with sites to fetch. */
export interface InstalledService {
  readonly address: string;
  readonly processId: number;
  /** The session of an account with credits. */
  readonly session: string;
  readonly operatorToken: string;
  readonly printed: () => string;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
}

const OPERATOR_TOKEN = 'the-token-of-this-benchmark-only';
const CREDITS = 1_000_000_000;
/** So high that no plan and no limit rejects anything. */
const plans = {
  plans: {
    enterprise: {
      requestsPerMinute: 1_000_000,
      concurrencyFactor: 4,
      downloadRows: 1_000_000,
      apiKeys: 10_000,
      lists: 10_000,
      monitors: 10_000,
    },
  },
  rates: { guardPerMinute: 1_000_000, typingFactor: 10, allKeysFactor: 3 },
};

export interface InstalledServiceOptions {
  /** The folder for the data folder and the plans file. */
  readonly folder: string;
  readonly sites: number;
  /** The value of `CRAWL_HOSTS`. */
  readonly hosts: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** The session of an earlier start on the folder; by default an account is created. */
  readonly session?: string;
}

export const dataFolderOf = (folder: string): string => join(folder, 'data');

export async function startInstalledService({
  folder,
  sites,
  hosts,
  settings = {},
  session,
}: InstalledServiceOptions): Promise<InstalledService> {
  const plansFile = join(folder, 'plans.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(plansFile, JSON.stringify(plans));
  const service = await startRealService({
    DATA_DIR: dataFolderOf(folder),
    DEMO_SITES: String(sites),
    ADMIN_TOKEN: OPERATOR_TOKEN,
    PLANS_FILE: plansFile,
    BILLING_MODE: 'sandbox',
    ANONYMOUS_RPM: '1000000',
    LOG_LEVEL: 'error',
    CRAWL_HOSTS: hosts,
    CRAWL_INDEX_URL: 'off',
    WEBHOOK_ALLOW_HOSTS: '',
    ...settings,
  });
  return {
    address: service.address,
    processId: service.processId,
    session: session ?? (await prepareAccount(dataFolderOf(folder), CREDITS)).session,
    operatorToken: OPERATOR_TOKEN,
    printed: service.printed,
    stop: service.stop,
  };
}

export interface ChangingSites {
  readonly hosts: string;
  /** Makes the sites accept requests without answering them, or answer again. */
  hang(isHanging: boolean): void;
  close(): Promise<void>;
}

/** Sites under `*.whole-bench.com` whose text changes with every visit. */
export async function startChangingSites(): Promise<ChangingSites> {
  let visits = 0;
  let isHanging = false;
  const host = await startWebHost((request, response) => {
    if (isHanging) return;
    if (request.url === '/robots.txt') {
      response.setHeader('content-type', 'text/plain');
      response.end('User-agent: *\nAllow: /');
      return;
    }
    visits += 1;
    const name = String(request.headers.host ?? request.headers[':authority'] ?? '').replace(/^www\./, '');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(homepage({ name: `Workshop ${name}, visit ${visits}` }));
    // Nothing reads the list of requests, and it must not grow for an hour.
    host.requests.length = 0;
  });
  return {
    hosts: `*.whole-bench.com=${host.address}`,
    hang(hanging) {
      isHanging = hanging;
    },
    close: host.close,
  };
}

export const changingSite = (number: number): string => `site-${number}.whole-bench.com`;
