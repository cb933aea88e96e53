import { serve } from '../cli/serve.ts';

// Everything this program writes is for its owner alone: addresses, password hashes, sign-in links, backups of them.
process.umask(0o077);
process.exitCode = await serve.run(process.argv.slice(2));
