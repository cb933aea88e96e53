// Does not use the app, which takes a second to load: this process is started for every step at which it may be killed.
import { openCompanyIndex } from '../../src/modules/company-index/open-company-index.ts';
import { restoreData } from '../../src/modules/ingest/index.ts';

/** Restores a backup and kills itself before the given step, as a power cut would. */
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
