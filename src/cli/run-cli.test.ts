import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/harness/run-command.ts';
import { openStores } from '../app/open-stores.ts';
import { findBenchmark } from './bench.ts';

const homedex = (...args: string[]) => runCommand(args, { PORT: 'eighty', BILLING_MODE: 'x' });

describe('homedex', () => {
  it('lists its commands and exits with 0', async () => {
    const { status, stdout } = await homedex('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('serve');
  });

  it('explains a command with examples', async () => {
    const { status, stdout } = await homedex('serve', '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('Examples:\n  homedex serve');
  });

  it('exits with 2 on wrong usage and prints the usage', async () => {
    expect(await homedex('sevre')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("there is no command 'sevre'"),
    });
    expect(await homedex('serve', '--prot', '1')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--prot'),
    });
  });

  it('exits with 1 and one sentence per invalid setting', async () => {
    const { status, stderr } = await homedex('serve');
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'homedex: PORT must be a whole number from 0 to 65535, but is "eighty".',
      'homedex: BILLING_MODE must be one of sandbox, closed, but is "x".',
    ]);
  });
});

/** Once each as a process of its own, whose exit code is what a shell sees. */
describe('the program', () => {
  const program = (...args: string[]) =>
    spawnSync(process.execPath, [...process.execArgv, 'src/bin/cli.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, PORT: 'eighty' },
    });

  it.each([
    [0, ['--help']],
    [1, ['serve']],
    [2, ['sevre']],
  ])('exits with %i for homedex %j', (code, args) => {
    expect(program(...args).status).toBe(code);
  });

  it('runs a benchmark, whose former name is accepted too', () => {
    expect(program('bench', 'polite', '--help').stdout).toContain('usage: bench caller-under-attack');
    expect(findBenchmark('money')).toBe(findBenchmark('payments'));
    expect(findBenchmark('payments')).toMatchObject({ script: 'torture/payments.ts' });
  });

  /** What a process has loaded when it has run these commands one after the other: files of ours, and packages. */
  function loadedBy(calls: readonly (readonly string[])[], settings: Record<string, string>): string[] {
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
      const { runCli } = await import('./src/cli/run-cli.ts');
      for (const args of ${JSON.stringify(calls)}) await runCli(args);
      process.stdout.write('\\nLOADED ' + JSON.stringify(loaded));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...process.execArgv, '--input-type=module', '--eval', script],
      { encoding: 'utf8', env: { ...process.env, ...settings }, maxBuffer: 1 << 26 },
    );
    const urls = JSON.parse(/LOADED (.*)$/.exec(stdout)?.[1] ?? stderr) as string[];
    return urls.flatMap((url) => /\/((?:src|node_modules)\/.*)$/.exec(url)?.[1] ?? []);
  }
  const engines = /routes|text-index\/(?!api|errors)|extraction|vector-index/;

  it('loads no engine, no route, no extractor and no model for a command that only reads accounts or mails or lists models', () => {
    const admin = [['--help'], ['serve', '--help'], ['admin', 'audit-log'], ['admin', 'mails']];
    const loaded = loadedBy([...admin, ['crawl', 'status'], ['models']], { DATA_DIR: '/nowhere/homedex' });
    expect(loaded).toEqual(expect.arrayContaining(['src/cli/admin.ts', 'src/cli/models.ts']));
    expect(loaded.filter((path) => engines.test(path) || path.includes('modules/lookalikes/'))).toEqual([]);
  });

  it('explains every command without loading its dependencies', async () => {
    const { stdout } = await homedex('--help');
    const names = [...stdout.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(12);
    const loaded = loadedBy(
      names.map((name) => [name, '--help']),
      {},
    );
    expect(loaded).toEqual(expect.arrayContaining(['src/cli/ingest.ts', 'src/cli/embed.ts']));
    const heavy =
      /node_modules\/(?:kysely|undici|hyparquet|fastify|libphonenumber-js|i18n-iso-countries|playwright-core|ai|pg|ioredis|jose)\/|src\/modules\/(?:ingest|demo|lookalikes|crawling|enrichment|search|accounts|companies)\//;
    expect(loaded.filter((path) => engines.test(path) || heavy.test(path))).toEqual([]);
  });

  it('loads no engine, no database and no client for a command that writes a corpus', () => {
    const folder = mkdtempSync(join(tmpdir(), 'homedex-demo-'));
    try {
      const loaded = loadedBy([['demo', '--sites', '1', folder]], {});
      expect(loaded).toContain('src/modules/demo/index.ts');
      expect(
        loaded.filter(
          (path) =>
            /node_modules\/(?:kysely|undici|hyparquet)\/|modules\/ingest\//.test(path) || engines.test(path),
        ),
      ).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('loads only what reads the index or the audit log, though their modules know the extractor, identity providers and mail', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'homedex-stats-'));
    try {
      const stores = openStores({ DATA_DIR: folder });
      await stores.database();
      await stores.index();
      await stores.close();
      const loaded = loadedBy([['index', 'stats']], { DATA_DIR: folder });
      expect(loaded).toContain('src/modules/ingest/index.ts');
      expect(loaded.filter((path) => /modules\/extraction\/|text-index-cluster/.test(path))).toEqual([]);
      const admin = loadedBy([['admin', 'audit-log']], { DATA_DIR: folder });
      expect(admin).toContain('src/modules/accounts/index.ts');
      expect(admin.filter((path) => /node_modules\/(?:jose|nodemailer)\//.test(path))).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
