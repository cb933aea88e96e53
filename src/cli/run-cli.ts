import { type Command, exitCode } from './command.ts';

interface CommandEntry {
  readonly summary: string;
  load(): Promise<Command>;
}

/** Each command is loaded when it is called. Most need only part of the program, and listing the commands needs none of it. */
const commands: Readonly<Record<string, CommandEntry>> = {
  serve: {
    summary: 'Serve the API and the pages until SIGTERM or Ctrl-C.',
    load: async () => (await import('./serve.ts')).serve,
  },
  ingest: {
    summary: 'Ingest crawled homepages into the index. Resumes where it stopped when run again.',
    load: async () => (await import('./ingest.ts')).ingest,
  },
  crawl: {
    summary: 'Control the crawl queue, or prepare Common Crawl data for single-domain lookups.',
    load: async () => (await import('./crawl.ts')).crawl,
  },
  search: {
    summary: 'Search a running service and print the companies as a table, CSV or JSON.',
    load: async () => (await import('./search.ts')).search,
  },
  company: {
    summary: 'Print the profile of a company from a running service.',
    load: async () => (await import('./company.ts')).company,
  },
  similar: {
    summary: 'Print companies similar to one or several, from a running service.',
    load: async () => (await import('./similar.ts')).similar,
  },
  extract: {
    summary: 'Print the 178-column profile of saved pages as JSON.',
    load: async () => (await import('./extract.ts')).extract,
  },
  index: {
    summary: 'Inspect and maintain the index.',
    load: async () => (await import('./index-command.ts')).indexCommand,
  },
  technologies: {
    summary: 'Propose rules for products that many stored pages use and no rule knows.',
    load: async () => (await import('./technologies.ts')).technologies,
  },
  embed: {
    summary: 'Rebuild the vectors of all companies. Resumes where it stopped when run again.',
    load: async () => (await import('./embed.ts')).embed,
  },
  models: {
    summary: 'List the embedding models, or add one to the data folder.',
    load: async () => (await import('./models.ts')).models,
  },
  backup: {
    summary: 'Copy accounts, index and stored pages to a new folder; works while the service runs.',
    load: async () => (await import('./backup.ts')).backupCommand,
  },
  restore: {
    summary: 'Restore a backup. Resumes where it stopped when run again.',
    load: async () => (await import('./restore.ts')).restoreCommand,
  },
  block: {
    summary: 'Domains that are never fetched and never shown: add (removes them now), remove, list.',
    load: async () => (await import('./block.ts')).block,
  },
  maintenance: {
    summary: 'Refuse changes (read-only) or everything (closed) while you work on the service.',
    load: async () => (await import('./maintenance.ts')).maintenance,
  },
  doctor: {
    summary: 'Check settings, disk, permissions, connections, clock, index and versions; says what to do.',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  upgrade: {
    summary: 'Say what this version would do to the data (--check), without changing it.',
    load: async () => (await import('./upgrade.ts')).upgrade,
  },
  migrate: {
    summary: 'Migrate the database before services of this version start.',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  mcp: {
    summary: 'Connect an agent (Model Context Protocol on standard input) to a running service.',
    load: async () => (await import('./mcp.ts')).mcp,
  },
  admin: {
    summary:
      'Manage accounts: plans, administrators, credits, sessions. Every action is recorded in the audit log.',
    load: async () => (await import('./admin.ts')).admin,
  },
  cluster: {
    summary: 'Start PostgreSQL, Valkey and OpenSearch for development and print the settings to use them.',
    load: async () => (await import('./cluster.ts')).cluster,
  },
  demo: {
    summary: 'Write synthetic homepages as WARC files with a ground-truth file.',
    load: async () => (await import('./demo.ts')).demo,
  },
  bench: {
    summary: 'Run benchmarks and stress tests; without a name, list them.',
    load: async () => (await import('./bench.ts')).bench,
  },
};

/** Runs `homedex COMMAND …` and returns the exit code. */
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

const LINGER_MS = 500;

/** Ends the process with the code of its command. Threads and timers of a command that failed must not keep it alive. */
export function endWith(code: number): void {
  process.exitCode = code;
  if (code !== exitCode.done) setTimeout(() => process.exit(code), LINGER_MS).unref();
}

/** When the reader of a pipe closes it, as in `homedex … | head`, the command ends without a failure. */
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
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(12)} ${summary}`),
    '',
    "'homedex COMMAND --help' explains a command, with examples. Exit codes: 0 success, 1 failure, 2 wrong usage.",
    '',
  ].join('\n');
}
