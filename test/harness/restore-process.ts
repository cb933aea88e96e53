// Not by the app, which takes a second to load: this process is started for every step that it may be killed at.
import { openCompanyIndex } from '../../src/modules/company-index/open-company-index.ts';
import { restoreData } from '../../src/modules/ingest/index.ts';

/** Restores a backup and kills itself before its step number so-and-so, as a power cut would. */
const [backup = '', directory = '', killAtStep = '0'] = process.argv.slice(2);
let steps = 0;
await restoreData(backup, directory, {
  openIndexAt: (at, options) => openCompanyIndex({ workers: 0, ...options, directory: at }),
  replace: true,
  onProgress: () => {
    steps += 1;
    if (steps === Number(killAtStep)) process.kill(process.pid, 'SIGKILL');
  },
});
process.stdout.write(`${steps} steps\n`);
