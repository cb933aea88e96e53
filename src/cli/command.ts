import { parseArgs } from 'node:util';
import { DamagedIndex, SchemaMismatch, UnsupportedFormat } from '../lib/text-index/api.ts';
import { ConfigError } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';

/** Exit codes: 0 done, 1 failed (the reason is on the error output), 2 the command was called wrongly. */
export const exitCode = { done: 0, failed: 1, misused: 2 } as const;

export interface Command {
  readonly run: (args: readonly string[], listed: ListedCommand) => Promise<number>;
}

/** An entry in the list of run-cli.ts. */
export interface ListedCommand {
  readonly name: string;
  readonly summary: string;
}

interface Option {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  /** The placeholder for the option's value in the help: `--docs N`. */
  readonly takes?: string;
  readonly default?: string;
}

type Options = Readonly<Record<string, Option>>;

type Values<Of extends Options> = {
  readonly [Name in keyof Of]: Of[Name]['type'] extends 'boolean'
    ? boolean
    : Of[Name] extends { readonly default: string }
      ? string
      : string | undefined;
};

export interface CommandDefinition<Of extends Options> {
  /** The arguments after the command name: `[--url URL] FILE|-`. */
  readonly usage: string;
  readonly options: Of;
  readonly examples: readonly string[];
  readonly run: (values: Values<Of>, words: readonly string[]) => Promise<number>;
}

/** The command was called wrongly; the message states the correct usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Makes a command from its declaration, so that help, parsing and failures look the same for all commands. */
export function defineCommand<const Of extends Options>(definition: CommandDefinition<Of>): Command {
  const { options, run } = definition;
  return {
    async run(args, listed) {
      try {
        const { values, positionals } = parse(args, options);
        if (values.help) {
          process.stdout.write(helpOf(listed, definition));
          return exitCode.done;
        }
        return await run(values as Values<Of>, positionals);
      } catch (error) {
        return reportFailure(error, listed.name);
      }
    },
  };
}

function parse(
  args: readonly string[],
  options: Options,
): { values: Record<string, unknown>; positionals: string[] } {
  const declared = Object.entries(options).map(([option, { type, default: fallback }]) => [
    option,
    { type, ...(fallback !== undefined && { default: fallback }) },
  ]);
  try {
    return parseArgs({
      args: [...args],
      options: { ...Object.fromEntries(declared), help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Messages of the system, of SQLite and of PostgreSQL. An error from another thread keeps only its message. */
const fullDisk = /ENOSPC|EDQUOT|database or disk is full|no space left on device/i;

/** The message that says that the disk is full, of the error or of what caused it. */
function fullDiskMessage(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return fullDisk.test(error.message) ? error.message : fullDiskMessage(error.cause);
}

function reportFailure(error: unknown, name: string): number {
  if (error instanceof UsageError) {
    process.stderr.write(`homedex ${name}: ${error.message}\nSee 'homedex ${name} --help'.\n`);
    return exitCode.misused;
  }
  if (error instanceof ConfigError) {
    for (const problem of error.problems) process.stderr.write(`homedex: ${problem}\n`);
    return exitCode.failed;
  }
  const diskMessage = fullDiskMessage(error);
  if (diskMessage !== undefined) {
    process.stderr.write(
      `homedex ${name}: the disk is full (${diskMessage}). Free some space and run the same command again; committed work is kept.\n`,
    );
    return exitCode.failed;
  }
  if (
    error instanceof DamagedIndex ||
    error instanceof UnsupportedFormat ||
    error instanceof SchemaMismatch
  ) {
    process.stderr.write(
      `homedex ${name}: ${error.message} ('homedex restore FOLDER --replace', or 'homedex index rebuild' from the stored pages.)\n`,
    );
    return exitCode.failed;
  }
  const isExpected = error instanceof AppError || isSystemError(error);
  process.stderr.write(
    `homedex ${name}: ${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  return exitCode.failed;
}

/** Errors like a missing file or a port in use: the message suffices, and a stack trace would only hide it. */
const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

function helpOf(
  { name, summary }: ListedCommand,
  { usage, options, examples }: Omit<CommandDefinition<Options>, 'run'>,
): string {
  const rows = Object.entries({
    ...options,
    help: { type: 'boolean', help: 'Show this help.' } satisfies Option,
  }).map(([option, about]: [string, Option]) => {
    const left = `--${option}${about.takes ? ` ${about.takes}` : ''}`;
    return `  ${left.padEnd(24)} ${about.help}${about.default ? ` Default: ${about.default}.` : ''}`;
  });
  return [
    `homedex ${name} ${usage}`.trim(),
    '',
    summary,
    '',
    'Options:',
    ...rows,
    '',
    'Examples:',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}
