import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const homedex = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'src/bin/cli.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, PORT: 'eighty', BILLING_MODE: 'x' } },
  );
  return { status, stdout, stderr };
};

describe('homedex', () => {
  it('lists its commands and ends with 0', () => {
    const { status, stdout } = homedex('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('serve');
  });

  it('explains a command with examples', () => {
    const { status, stdout } = homedex('serve', '--help');
    expect(status).toBe(0);
    expect(stdout).toContain('Examples:\n  homedex serve');
  });

  it('ends with 2 when it is called wrongly and says how to call it', () => {
    expect(homedex('sevre')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("there is no command 'sevre'"),
    });
    expect(homedex('serve', '--prot', '1')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--prot'),
    });
  });

  it('ends with 1 and one sentence per bad setting', () => {
    const { status, stderr } = homedex('serve');
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'homedex: PORT must be a whole number from 0 to 65535, but is "eighty".',
      'homedex: BILLING_MODE must be one of sandbox, closed, but is "x".',
    ]);
  });
});
