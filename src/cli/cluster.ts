import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineCommand, exitCode } from './command.ts';

export const cluster = defineCommand({
  usage: '',
  options: {},
  examples: [
    'homedex cluster                    # in one terminal; then services with the settings it prints',
  ],
  async run() {
    const script = fileURLToPath(new URL('../../cluster/main.ts', import.meta.url));
    if (!existsSync(script)) {
      process.stderr.write(
        'homedex cluster: this is part of the source tree; run it in a clone of the repository. For real clusters see docs/operations/several-machines.md.\n',
      );
      return exitCode.failed;
    }
    const child = spawn(process.execPath, [...process.execArgv, script], { stdio: 'inherit' });
    // A terminal signals both processes, a supervisor only this one. This one ends after its child has.
    const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, forward);
    const [code] = (await once(child, 'exit')) as [number | null];
    return code ?? exitCode.failed;
  },
});
