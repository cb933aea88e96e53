import { type Command, exitCode } from './command.ts';

interface CommandEntry {
  readonly summary: string;
  load(): Promise<Command>;
}

/** Each command is loaded when it is called: most need only a part of the program, and a list of them needs none. */
const commands: Readonly<Record<string, CommandEntry>> = {
  serve: {
    summary: 'Serve the API and the pages until SIGTERM or Ctrl-C.',
    load: async () => (await import('./serve.ts')).serve,
  },
  ingest: {
    summary: 'Read crawled homepages into the index. Interrupted and run again, it goes on where it stopped.',
    load: async () => (await import('./ingest.ts')).ingest,
  },
  crawl: {
    summary: 'Steer the crawl queue, or prepare what Common Crawl has for looking up single domains.',
    load: async () => (await import('./crawl.ts')).crawl,
  },
  extract: {
    summary: 'Print the 178-column profile of saved pages as JSON.',
    load: async () => (await import('./extract.ts')).extract,
  },
  index: {
    summary: 'Look at the index and look after it.',
    load: async () => (await import('./index-command.ts')).indexCommand,
  },
  embed: {
    summary:
      'Make the vectors of all companies anew. Interrupted and run again, it goes on where it stopped.',
    load: async () => (await import('./embed.ts')).embed,
  },
  models: {
    summary: 'List the embedding models, or add one to the data folder.',
    load: async () => (await import('./models.ts')).models,
  },
  backup: {
    summary: 'Copy accounts, index and stored pages into a new folder, also while the service runs.',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    summary: 'Put a backup in place. Interrupted and run again, it goes on where it stopped.',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  migrate: {
    summary: 'Bring the database to this version, before services of this version start.',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  mcp: {
    summary: 'Carry messages of an agent (Model Context Protocol, standard input) to a running service.',
    load: async () => (await import('./mcp.ts')).mcp,
  },
  admin: {
    summary: 'Manage accounts: tiers, administrators, credits, sessions; every act is in the audit log.',
    load: async () => (await import('./admin.ts')).admin,
  },
  cluster: {
    summary:
      'Start PostgreSQL, Valkey and OpenSearch for development, and print the settings for services on them.',
    load: async () => (await import('./cluster.ts')).cluster,
  },
  demo: {
    summary: 'Write synthetic homepages as WARC files, with a truth file beside them.',
    load: async () => (await import('./demo.ts')).demo,
  },
  bench: {
    summary: 'Measure the program, or torture it; without a name it lists how.',
    load: async () => (await import('./bench.ts')).bench,
  },
};

/** `homedex COMMAND …`: finds the command and runs it; gives the exit code. */
export async function runCli([name, ...args]: readonly string[]): Promise<number> {
  const entry = name === undefined ? undefined : Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name !== undefined && entry) return (await entry.load()).run(args, { name, summary: entry.summary });
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(overview());
    return exitCode.done;
  }
  process.stderr.write(`homedex: there is no command '${name}'.\n\n${overview()}`);
  return exitCode.misused;
}

/** `homedex … | head` has what it wanted: that is an end, not a failure. */
export function endWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(exitCode.done);
    throw error;
  });
}

function overview(): string {
  return [
    'homedex COMMAND [options]',
    '',
    'Commands:',
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`),
    '',
    "'homedex COMMAND --help' explains one, with examples. Exit codes: 0 done, 1 failed, 2 called wrongly.",
    '',
  ].join('\n');
}
