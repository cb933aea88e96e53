import { bench } from './bench.ts';
import { type Command, exitCode } from './command.ts';
import { demo } from './demo.ts';
import { extract } from './extract.ts';
import { indexCommand } from './index-command.ts';
import { ingest } from './ingest.ts';
import { serve } from './serve.ts';

const commands: readonly Command[] = [serve, ingest, extract, indexCommand, demo, bench];

/** `homedex COMMAND …`: finds the command and runs it; gives the exit code. */
export async function runCli([name, ...args]: readonly string[]): Promise<number> {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command.run(args);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(overview());
    return exitCode.done;
  }
  process.stderr.write(`homedex: there is no command '${name}'.\n\n${overview()}`);
  return exitCode.misused;
}

const overview = (): string =>
  [
    'homedex COMMAND [options]',
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    '',
    "'homedex COMMAND --help' explains one, with examples. Exit codes: 0 done, 1 failed, 2 called wrongly.",
    '',
  ].join('\n');
