import { type Command, exitCode } from './command.ts';

/** Each command is loaded when it is called: most need only a part of the program, and starting should not wait for the rest. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.ts')).serve,
  ingest: async () => (await import('./ingest.ts')).ingest,
  crawl: async () => (await import('./crawl.ts')).crawl,
  extract: async () => (await import('./extract.ts')).extract,
  index: async () => (await import('./index-command.ts')).indexCommand,
  embed: async () => (await import('./embed.ts')).embed,
  models: async () => (await import('./models.ts')).models,
  backup: async () => (await import('./backup.ts')).backupCommand,
  restore: async () => (await import('./restore.ts')).restoreCommand,
  migrate: async () => (await import('./migrate.ts')).migrate,
  mcp: async () => (await import('./mcp.ts')).mcp,
  admin: async () => (await import('./admin.ts')).admin,
  cluster: async () => (await import('./cluster.ts')).cluster,
  demo: async () => (await import('./demo.ts')).demo,
  bench: async () => (await import('./bench.ts')).bench,
};

/** `homedex COMMAND …`: finds the command and runs it; gives the exit code. */
export async function runCli([name, ...args]: readonly string[]): Promise<number> {
  endWhenNobodyReads();
  const load = name === undefined ? undefined : Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) return (await load()).run(args);
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(await overview());
    return exitCode.done;
  }
  process.stderr.write(`homedex: there is no command '${name}'.\n\n${await overview()}`);
  return exitCode.misused;
}

/** `homedex … | head` has what it wanted: that is an end, not a failure. */
function endWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCode.done);
    throw error;
  });
}

async function overview(): Promise<string> {
  const loaded = await Promise.all(Object.values(commands).map((load) => load()));
  return [
    'homedex COMMAND [options]',
    '',
    'Commands:',
    ...loaded.map(({ name, summary }) => `  ${name.padEnd(10)} ${summary}`),
    '',
    "'homedex COMMAND --help' explains one, with examples. Exit codes: 0 done, 1 failed, 2 called wrongly.",
    '',
  ].join('\n');
}
