import { userInfo } from 'node:os';
import { join } from 'node:path';
import { isTier, tierNames } from '../access/index.ts';
import { openStores } from '../app/open-stores.ts';
import { counted } from '../lib/counted.ts';
import type { Administration, AuditLog } from '../modules/accounts/index.ts';
import { systemClock } from '../platform/clock.ts';
import { configFromEnvironment } from '../platform/config/index.ts';
import { AppError } from '../platform/errors.ts';
import { readOutbox } from '../platform/mail/outbox.ts';
import { defineCommand, exitCode, UsageError } from './command.ts';
import { requireAccounts } from './require-accounts.ts';

const CREDITS_MAX = 1_000_000;

export const admin = defineCommand({
  usage:
    'set-tier EMAIL TIER | make-admin EMAIL | revoke-admin EMAIL | grant-credits EMAIL N | end-sessions EMAIL | revoke-key KEY | block EMAIL | unblock EMAIL | delete-account EMAIL --yes | audit-log | mails | move-to-postgres',
  options: {
    reason: {
      type: 'string',
      takes: 'TEXT',
      help: 'Why credits are granted or an account is blocked.',
      default: 'grant',
    },
    limit: {
      type: 'string',
      takes: 'N',
      help: 'How many audit log entries or mails to show.',
      default: '50',
    },
    yes: { type: 'boolean', help: 'Required to delete an account; this cannot be undone.' },
  },
  examples: [
    'homedex admin set-tier ann@example.com pro',
    'homedex admin grant-credits ann@example.com 500 --reason "trial"',
    'homedex admin end-sessions ann@example.com',
    'homedex admin revoke-key hd_…  # a key that has leaked',
    'homedex admin audit-log',
    'homedex admin mails --limit 1',
    'DATABASE_URL=postgres://homedex@db.example.com/homedex homedex admin move-to-postgres  # with the service stopped',
  ],
  async run({ reason, limit, yes }, [action = '', email, value]) {
    const config = configFromEnvironment();
    if (action === 'mails') {
      await printMails(join(config.DATA_DIR, 'outbox'), wholeNumber(limit, 10_000));
      return exitCode.done;
    }
    if (action === 'move-to-postgres') {
      const { moveToPostgres } = await import('./move-to-postgres.ts');
      return moveToPostgres(config);
    }
    requireAccounts(config);
    const stores = openStores(config);
    const { createAdministration, createAuditLog } = await import('../modules/accounts/index.ts');
    const actor = `command line (${userInfo().username})`;
    try {
      const database = await stores.database();
      if (action === 'audit-log') {
        await printAuditLog(createAuditLog(database, systemClock), wholeNumber(limit, 100_000));
        return exitCode.done;
      }
      const administration = createAdministration(database, systemClock, actor);
      print(await act(administration, action, { email, value, reason, isSure: yes }));
    } finally {
      await stores.close();
    }
    return exitCode.done;
  },
});

interface Words {
  readonly email: string | undefined;
  readonly value: string | undefined;
  readonly reason: string;
  readonly isSure: boolean;
}

/** Runs the command and prints the new state. */
async function act(
  administration: Administration,
  action: string,
  { email, value, reason, isSure }: Words,
): Promise<string> {
  switch (action) {
    case 'set-tier':
      if (!isTier(value))
        throw new UsageError(`set-tier needs an address and one of ${tierNames.join(', ')}`);
      await administration.setTier(required(email), value);
      return `${email} is now ${value}`;
    case 'make-admin':
    case 'revoke-admin':
      await administration.setAdmin(required(email), action === 'make-admin');
      return `${email} is ${action === 'make-admin' ? 'now' : 'no longer'} an administrator`;
    case 'grant-credits': {
      const grant = { amount: wholeNumber(value, CREDITS_MAX), reason };
      return `${email} now has ${counted(await administration.grantCredits(required(email), grant), 'credit')}`;
    }
    case 'end-sessions':
      return `${counted(await administration.endSessions(required(email)), 'session')} of ${email} ended; API keys still work`;
    case 'revoke-key': {
      if (email === undefined) throw new UsageError('the whole API key is required');
      const owner = await administration.revokeKey(email);
      return `the key '${oneLine(owner.name)}' of ${owner.email} no longer works; notify its owner. The log names its calls by "apiKeyId":${owner.id}`;
    }
    case 'block':
      await administration.block(required(email), reason);
      return `${email} is blocked: its sessions and keys are rejected, its alerts are paused`;
    case 'unblock':
      await administration.unblock(required(email));
      return `${email} is no longer blocked`;
    case 'delete-account': {
      if (!isSure) throw new UsageError(`this deletes ${required(email)} permanently; add --yes to confirm`);
      const credits = await administration.deleteAccount(required(email));
      return `${email} and all its data were deleted; ${counted(credits, 'credit was', 'credits were')} forfeited`;
    }
    default:
      throw new UsageError(action === '' ? 'an action is required' : `there is no action '${action}'`);
  }
}

async function printMails(outbox: string, limit: number): Promise<void> {
  const mails = await readOutbox(outbox, limit);
  if (mails.length === 0)
    process.stderr.write(
      `There are no mails in ${outbox}. With SMTP_URL set, mails go to that server instead.\n`,
    );
  for (const { file, to, subject, link } of mails)
    print([file, to, subject, link ?? ''].map(oneLine).join('\t'));
}

async function printAuditLog(auditLog: AuditLog, limit: number): Promise<void> {
  for (const { created_at, actor, action, subject, details } of await auditLog.recent(limit))
    print([created_at, actor, action, subject, details].map(oneLine).join('\t'));
  const broken = await auditLog.firstBroken();
  if (broken !== undefined)
    throw new AppError(
      'conflict',
      `The audit log is damaged: entry ${broken} or one before it was changed or removed.`,
    );
}

function required(email: string | undefined): string {
  if (email === undefined) throw new UsageError('the e-mail address of the account is required');
  return email;
}

function wholeNumber(text: string | undefined, max: number): number {
  const value = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max)
    throw new UsageError(`expected a whole number from 1 to ${max}, got '${text ?? ''}'`);
  return value;
}

/** Escapes text that people entered, so that it cannot look like another line or column. */
const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\u2028\u2029]/gu, (character) => JSON.stringify(character).slice(1, -1));

const print = (line: string): void => void process.stdout.write(`${line}\n`);
