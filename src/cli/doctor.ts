import { constants } from 'node:fs';
import { access, readdir, stat, statfs } from 'node:fs/promises';
import { connect } from 'node:net';
import { availableParallelism, totalmem } from 'node:os';
import { billingOf } from '../app/billing-mode.ts';
import { heldInFolder, inspectDatabase, openIndexAt } from '../app/open-stores.ts';
import { parsePlans } from '../app/plans-file.ts';
import { counted } from '../lib/counted.ts';
import { dataFolder, refuseIncompleteFolder } from '../modules/data-folder/index.ts';
import { parseBlockList } from '../modules/operations/index.ts';
import { type Config, ConfigError, configFromEnvironment } from '../platform/config/index.ts';
import { isDiskNearlyFull } from '../platform/disk-space.ts';
import { SERVICE_VERSION } from '../platform/service-version.ts';
import { sentenceOf } from '../platform/watched-file.ts';
import { defineCommand, exitCode } from './command.ts';
import { tryNamed } from './doctor-tries.ts';
import { describeSchema } from './upgrade.ts';

/** `ok`: nothing to do. `warn`: works, but should be changed. `fail`: the service would refuse to start, or lose data. */
interface Finding {
  readonly level: 'ok' | 'warn' | 'fail';
  /** What was found; for `warn` and `fail` also what to do. */
  readonly sentence: string;
}

const ok = (sentence: string): Finding => ({ level: 'ok', sentence });
const warn = (sentence: string): Finding => ({ level: 'warn', sentence });
const fail = (sentence: string): Finding => ({ level: 'fail', sentence });

type Check = (config: Config) => Promise<readonly Finding[]>;

const CONNECT_MS_MAX = 3_000;
const NODE_MAJOR = 24;
const CLOCK_APART_MS_MAX = 15_000;
const MB = 1024 ** 2;
const GB = 1024 ** 3;
/** The same limit as in the health check of a running service. */
const DISK_FULL_BYTES = 8 * 1024 ** 2;

export const doctor = defineCommand({
  usage: '',
  options: {},
  examples: ['homedex doctor                       # exit code 1 if something must be done'],
  async run() {
    const findings: Finding[] = [];
    const report = (area: string, { level, sentence }: Finding): void => {
      findings.push({ level, sentence });
      process.stdout.write(`${level.padEnd(5)} ${area.padEnd(12)} ${sentence}\n`);
    };
    let config: Config | undefined;
    try {
      config = configFromEnvironment();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      for (const problem of error.problems) report('settings', fail(problem));
    }
    for (const [area, check] of Object.entries(config === undefined ? {} : checks))
      for (const finding of await attempt(() => check(config as Config))) report(area, finding);
    const count = (level: Finding['level']): number => findings.filter((one) => one.level === level).length;
    process.stdout.write(
      `${count('ok')} ok, ${counted(count('warn'), 'warning')}, ${counted(count('fail'), 'failure')}\n`,
    );
    return count('fail') > 0 ? exitCode.failed : exitCode.done;
  },
});

/** A check that throws is a finding too, so that the other checks still run. */
async function attempt(check: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [fail(error instanceof Error ? error.message : String(error))];
  }
}

const checks: Readonly<Record<string, Check>> = {
  settings: async (config) => [...settingsFindings(config), ...(await tryNamed(config)).map(fail)],
  files: async (config) => [
    ...(await fileFinding('PLANS_FILE', config.PLANS_FILE, parsePlans)),
    ...(await fileFinding('BLOCKED_DOMAINS_FILE', config.BLOCKED_DOMAINS_FILE, parseBlockList)),
  ],
  versions: async () => {
    const { node } = process.versions;
    const machine = `${availableParallelism()} cores, ${(totalmem() / GB).toFixed(1)} GB of memory`;
    return [
      Number(node.split('.')[0]) >= NODE_MAJOR
        ? ok(`Homedex ${SERVICE_VERSION}, Node ${node}, ${machine}`)
        : fail(`Node ${node} is too old. Install Node ${NODE_MAJOR}.`),
    ];
  },
  'data folder': dataFolderFindings,
  disk: diskFindings,
  database: databaseFindings,
  clock: clockFindings,
  index: indexFindings,
  connections: connectionFindings,
  browser: async ({ BROWSER_PATH }) => {
    if (BROWSER_PATH === undefined) return [];
    const isThere = await access(BROWSER_PATH, constants.X_OK).then(
      () => true,
      () => false,
    );
    return [
      isThere
        ? ok(`${BROWSER_PATH} can be started`)
        : fail(`BROWSER_PATH names ${BROWSER_PATH}, which cannot be started. Install Chromium or unset it.`),
    ];
  },
};

function* settingsFindings(config: Config): Iterable<Finding> {
  yield ok('every setting can be read');
  const billing = billingOf(config);
  const isPublic = config.PUBLIC_URL !== undefined || billing.mode === 'closed';
  if (isPublic && billing.mode === 'sandbox')
    yield warn(
      'Accounts give themselves credits (BILLING_MODE=sandbox). Set BILLING_MODE=closed on a public service.',
    );
  if (isPublic && config.PUBLIC_URL === undefined)
    yield warn(
      'PUBLIC_URL is not set, so links in mails do not work elsewhere. Set it to the address people use.',
    );
  if (config.PUBLIC_URL?.startsWith('https:') && config.TRUSTED_PROXIES.length === 0)
    yield warn(
      'TRUSTED_PROXIES is empty, so all callers behind your HTTPS proxy share one rate limit. Name the proxy.',
    );
  if (isPublic && config.SMTP_URL === undefined)
    yield warn('SMTP_URL is not set, so mails stay in DATA_DIR/outbox. Set it to send them.');
  if (isPublic && config.BACKUP_TO === undefined)
    yield warn('BACKUP_TO is not set, so no backups are made. Set it, or run homedex backup from a timer.');
  if (process.getuid?.() === 0)
    yield warn('You are root. Run the service as a user that owns only DATA_DIR.');
}

async function fileFinding(
  setting: string,
  path: string | undefined,
  parse: (text: string) => unknown,
): Promise<readonly Finding[]> {
  if (path === undefined) return [];
  const { readFile } = await import('node:fs/promises');
  try {
    parse(await readFile(path, 'utf8'));
    return [ok(`${setting} is valid`)];
  } catch (error) {
    return [fail(`${setting} (${path}): ${sentenceOf(error)}`)];
  }
}

async function dataFolderFindings(config: Config): Promise<readonly Finding[]> {
  const { DATA_DIR: directory } = config;
  const found = await stat(directory).catch(() => undefined);
  if (found === undefined)
    return [
      warn(`${directory} does not exist; the first start creates it. If it should exist, correct DATA_DIR.`),
    ];
  if (!found.isDirectory()) return [fail(`${directory} is not a folder. Correct DATA_DIR.`)];
  const mode = (found.mode & 0o777).toString(8);
  const findings: Finding[] = [];
  const isWritable = await access(directory, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable)
    findings.push(fail(`${directory} cannot be written by this user. Correct its owner and mode.`));
  if ((found.mode & 0o077) !== 0)
    findings.push(warn(`${directory} is open to other users (mode ${mode}). Run 'chmod 700 ${directory}'.`));
  const uid = process.getuid?.() ?? found.uid;
  const foreign = await foreignFiles(directory, uid);
  if (uid !== 0 && foreign.length > 0)
    findings.push(
      fail(`${foreign.join(', ')} belongs to another user. Run 'chown -R' for the user of the service.`),
    );
  try {
    refuseIncompleteFolder(directory, heldInFolder(config));
  } catch (error) {
    findings.push(fail(error instanceof Error ? error.message : String(error)));
  }
  return findings.length > 0 ? findings : [ok(`${directory} is complete, writable and private`)];
}

/** Files at the top of the folder that belong to another user; running a command as root leaves such files behind. */
async function foreignFiles(directory: string, uid: number): Promise<readonly string[]> {
  const names = await readdir(directory);
  const owners = await Promise.all(
    names.map(async (name) => [name, await stat(`${directory}/${name}`)] as const),
  );
  return owners.filter(([, { uid: owner }]) => owner !== uid).map(([name]) => name);
}

async function diskFindings({ DATA_DIR }: Config): Promise<readonly Finding[]> {
  const directory = await stat(DATA_DIR).then(
    () => DATA_DIR,
    () => '.',
  );
  const { bavail, blocks, bsize, ffree, files } = await statfs(directory);
  const free = bavail * bsize;
  const share = blocks === 0 ? 1 : bavail / blocks;
  const size = free < GB ? `${Math.floor(free / MB)} MB` : `${(free / GB).toFixed(1)} GB`;
  const text = `${size} free (${Math.round(share * 100)} %)`;
  if (free < DISK_FULL_BYTES)
    return [fail(`The disk is full: ${text}. Nothing can be stored; free some space.`)];
  if (files > 0 && ffree / files < 0.02)
    return [
      fail('The file system has almost no inodes left. Delete small files or make a larger file system.'),
    ];
  if (await isDiskNearlyFull(directory))
    return [warn(`The disk is nearly full: ${text}. Bulk jobs are refused; free some space.`)];
  return [ok(text)];
}

async function databaseFindings(config: Config): Promise<readonly Finding[]> {
  const schema = await inspectDatabase(config);
  return [
    schema === undefined
      ? warn('There is no database yet; the first start creates it.')
      : describeSchema(schema),
  ];
}

async function clockFindings(config: Config): Promise<readonly Finding[]> {
  const { DATABASE_URL, DATA_DIR } = config;
  if (DATABASE_URL !== undefined) {
    const { clockApartMs = 0 } = (await inspectDatabase(config)) ?? {};
    return clockApartMs > CLOCK_APART_MS_MAX
      ? [
          fail(
            `The clocks of this machine and the database differ by ${Math.round(clockApartMs / 1000)} s. Correct them (NTP).`,
          ),
        ]
      : [ok('agrees with the database')];
  }
  const names = await readdir(DATA_DIR).catch(() => []);
  const times = await Promise.all(names.map(async (name) => (await stat(`${DATA_DIR}/${name}`)).mtimeMs));
  const aheadMs = Math.max(0, ...times) - Date.now();
  return aheadMs > 60_000
    ? [
        fail(
          `The clock is ${Math.round(aheadMs / 1000)} s behind the newest file in DATA_DIR. Correct it (NTP).`,
        ),
      ]
    : [ok(new Date().toISOString())];
}

async function indexFindings(config: Config): Promise<readonly Finding[]> {
  if (!heldInFolder(config).includes('index')) return [];
  const directory = dataFolder(config.DATA_DIR).index;
  if (!(await exists(directory)))
    return [warn("There is no index yet; the first start, or 'homedex ingest', creates it.")];
  const index = await openIndexAt(directory, { compaction: false });
  try {
    const problems = await index.health();
    if (problems.length > 0)
      return problems.map((problem) => fail(`${problem} 'homedex index check' reads everything.`));
    const { documents, segments, bytesOnDisk } = await index.stats();
    return [ok(`${documents} homepages in ${segments} segments, ${(bytesOnDisk / GB).toFixed(2)} GB`)];
  } finally {
    await index.close();
  }
}

/** Checks whether each server named by a setting accepts connections. User names and passwords are not printed. */
async function connectionFindings(config: Config): Promise<readonly Finding[]> {
  const named: readonly (readonly [string, string | undefined, number])[] = [
    ['REDIS_URL', config.REDIS_URL, 6379],
    ['SMTP_URL', config.SMTP_URL, config.SMTP_URL?.startsWith('smtps:') ? 465 : 587],
    ...config.SEARCH_URL.map((url) => ['SEARCH_URL', url, 9200] as const),
    ['EMBEDDINGS_URL', config.EMBEDDINGS_URL, 80],
    ['COPILOT_URL', config.COPILOT_URL, 80],
    ['PROXY_URL', config.PROXY_URL, 8080],
  ];
  return Promise.all(
    named.flatMap(([setting, url, defaultPort]) =>
      url === undefined ? [] : [reach(setting, url, defaultPort)],
    ),
  );
}

function reach(setting: string, url: string, defaultPort: number): Promise<Finding> {
  const { hostname, port, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const at = Number(port) || (protocol === 'https:' ? 443 : defaultPort);
  return new Promise((resolve) => {
    const socket = connect({ host, port: at, timeout: CONNECT_MS_MAX });
    const end = (finding: Finding): void => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('connect', () => end(ok(`${setting}: ${host}:${at} takes connections`)));
    socket.once('timeout', () =>
      end(fail(`${setting}: ${host}:${at} does not answer. Check the address and the firewall.`)),
    );
    socket.once('error', ({ message }) =>
      end(fail(`${setting}: ${host}:${at} cannot be reached (${message}). Check that it runs.`)),
    );
  });
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
