import { vi } from 'vitest';
import { runCli } from '../../src/cli/run-cli.ts';

export interface RanCommand {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs `homedex …` in this process with these settings and returns its output: starting the program for each call would take
 * longer than the call.
 */
export async function runCommand(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<RanCommand> {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    }),
  );
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    return { status: await runCli(args), ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    for (const name of Object.keys(settings)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
