import { endWhenNobodyReads, endWith, runCli } from '../cli/run-cli.ts';

// Files this program writes must be readable by their owner only: they contain addresses, password hashes, sign-in links, and backups of
// these.
process.umask(0o077);
endWhenNobodyReads();
endWith(await runCli(['serve', ...process.argv.slice(2)]));
