import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * The options of a benchmark. `--help` prints its usage and ends the process well; an option it does not have is named
 * above the usage and ends it with 2, as every command of ours does.
 */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  if (process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
    process.exit(2);
  }
}
