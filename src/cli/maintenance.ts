import { openStores } from '../app/open-stores.ts';
import { maintenanceModes, readMaintenance, setMaintenance } from '../modules/operations/index.ts';
import { systemClock } from '../platform/clock.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { requireAccounts } from './require-accounts.ts';

const MESSAGE_CHARACTERS_MAX = 500;

export const maintenance = defineCommand({
  usage: '[off|read-only|closed]',
  options: {
    message: { type: 'string', takes: 'TEXT', help: 'Shown to callers who are refused.', default: '' },
  },
  examples: [
    'homedex maintenance                                                  # what is in force',
    'homedex maintenance read-only --message "Moving to a new disk until 14:00 UTC."',
    'homedex maintenance off',
  ],
  async run({ message }, [word, ...more]) {
    const mode = maintenanceModes.find((name) => name === word);
    if (more.length > 0 || (word !== undefined && mode === undefined))
      throw new UsageError(`expected one of ${maintenanceModes.join(', ')}`);
    if (message.length > MESSAGE_CHARACTERS_MAX)
      throw new UsageError(`the message can have at most ${MESSAGE_CHARACTERS_MAX} characters`);
    const config = configFromEnvironment();
    requireAccounts(config);
    const stores = openStores(config);
    try {
      const database = await stores.database();
      if (mode !== undefined) await setMaintenance(database, systemClock, { mode, message: message.trim() });
      const now = await readMaintenance(database);
      process.stdout.write(
        `maintenance is ${now.mode}${mode === undefined ? '' : '; services follow within seconds'}\n${now.message === '' ? '' : `message: ${now.message}\n`}`,
      );
      return exitCode.done;
    } finally {
      await stores.close();
    }
  },
});
