import { userInfo } from 'node:os';
import { createAdministration, isTier, tierNames } from '../modules/accounts/index.ts';
import { dataFolder, refuseIncompleteFolder, requireInDataFolder } from '../modules/ingest/index.ts';
import { systemClock } from '../platform/clock.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { openDatabase } from '../platform/database/index.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';

const CREDITS_MAX = 1_000_000;

export const admin = defineCommand({
  name: 'admin',
  summary: 'Manage accounts: tiers, administrators, credits; every act is in the audit log.',
  usage: 'set-tier EMAIL TIER | make-admin EMAIL | revoke-admin EMAIL | grant-credits EMAIL N | audit-log',
  options: {
    reason: { type: 'string', takes: 'TEXT', help: 'Why credits are granted.', default: 'grant' },
    limit: { type: 'string', takes: 'N', help: 'Entries of the audit log to show.', default: '50' },
  },
  examples: [
    'homedex admin set-tier ann@company.example pro',
    'homedex admin grant-credits ann@company.example 500 --reason "trial"',
    'homedex admin audit-log',
  ],
  async run({ reason, limit }, [action = '', email, value]) {
    const config = configFromEnvironment();
    requireInDataFolder(config.DATA_DIR, 'accounts');
    refuseIncompleteFolder(config.DATA_DIR);
    const database = openDatabase(dataFolder(config.DATA_DIR).accounts);
    const administration = createAdministration(
      database,
      systemClock,
      `command line (${userInfo().username})`,
    );
    try {
      switch (action) {
        case 'set-tier': {
          if (!isTier(value))
            throw new UsageError(`set-tier takes an address and one of ${tierNames.join(', ')}`);
          await administration.setTier(required(email), value);
          print(`${email} is now ${value}`);
          break;
        }
        case 'make-admin':
        case 'revoke-admin':
          await administration.setAdmin(required(email), action === 'make-admin');
          print(`${email} is ${action === 'make-admin' ? 'now' : 'no longer'} an administrator`);
          break;
        case 'grant-credits':
          print(
            `${email} now has ${await administration.grantCredits(required(email), wholeNumber(value, CREDITS_MAX), reason)} credits`,
          );
          break;
        case 'audit-log':
          for (const entry of await administration.auditLog(wholeNumber(limit, 100_000)))
            print([entry.created_at, entry.actor, entry.action, entry.subject, entry.details].join('\t'));
          break;
        default:
          throw new UsageError(action === '' ? 'say what to do' : `there is no action '${action}'`);
      }
    } finally {
      await database.destroy();
    }
    return exitCode.done;
  },
});

function required(email: string | undefined): string {
  if (email === undefined) throw new UsageError('name the address of the account');
  return email;
}

function wholeNumber(text: string | undefined, max: number): number {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max)
    throw new UsageError(`a whole number from 1 to ${max} is needed, not '${text ?? ''}'`);
  return value;
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
