import { serve } from '../cli/serve.ts';

process.exitCode = await serve.run(process.argv.slice(2));
