import { endWhenNobodyReads, runCli } from '../cli/run-cli.ts';

// Everything this program writes is for its owner alone: addresses, password hashes, sign-in links, backups of them.
process.umask(0o077);
endWhenNobodyReads();
process.exitCode = await runCli(process.argv.slice(2));
