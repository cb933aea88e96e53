import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../test/harness/run-command.ts';

const homedex = (...args: string[]) => runCommand(args, { PORT: 'eighty', BILLING_MODE: 'x' });

describe('homedex', () => {
  it('lists its commands and ends with 0', async () => {
    const { status, stdout } = await homedex('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('serve');
  });

  it('explains a command with examples', async () => {
    const { status, stdout } = await homedex('serve', '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('Examples:\n  homedex serve');
  });

  it('ends with 2 when it is called wrongly and says how to call it', async () => {
    expect(await homedex('sevre')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("there is no command 'sevre'"),
    });
    expect(await homedex('serve', '--prot', '1')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--prot'),
    });
  });

  it('ends with 1 and one sentence per bad setting', async () => {
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
  ])('ends with %i for homedex %j', (code, args) => {
    expect(program(...args).status).toBe(code);
  });

  it('loads no engine, no route and no extractor for a command that only reads accounts or mails', () => {
    const script = `
      import { registerHooks } from 'node:module';
      const loaded = [];
      registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
      const { runCli } = await import('./src/cli/run-cli.ts');
      for (const args of [['--help'], ['serve', '--help'], ['admin', 'audit-log'], ['admin', 'mails'], ['crawl', 'status']]) await runCli(args);
      process.stdout.write('\\nLOADED ' + JSON.stringify(loaded));`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [...process.execArgv, '--input-type=module', '--eval', script],
      { encoding: 'utf8', env: { ...process.env, DATA_DIR: '/nowhere/homedex' } },
    );
    const loaded = JSON.parse(/LOADED (.*)$/.exec(stdout)?.[1] ?? stderr) as string[];
    const ours = loaded.flatMap((url) => /\/(src\/.*)$/.exec(url)?.[1] ?? []);
    expect(ours).toContain('src/cli/admin.ts');
    expect(
      ours.filter((path) => /routes|text-index\/(?!api|errors)|extraction|vector-index/.test(path)),
    ).toEqual([]);
  });
});
