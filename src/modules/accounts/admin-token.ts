import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Authenticator } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';

export interface AdminToken {
  readonly token: string;
  /** True if this start created the token. It is shown only then. */
  readonly isNew: boolean;
}

/** Returns the configured admin token, or the one in the data folder, which the first start creates. */
export function loadAdminToken(dataDir: string, configured: string | undefined): AdminToken {
  if (configured) return { token: configured, isNew: false };
  const file = join(dataDir, 'admin-token');
  if (existsSync(file)) {
    const stored = readFileSync(file, 'utf8').trim();
    // With an empty token nobody could administer the service, and nothing would report it.
    if (stored === '')
      throw new AppError(
        'unavailable',
        `${file} is empty. Write the admin token into it, or delete the file to get a new token.`,
      );
    return { token: stored, isNew: false };
  }
  const token = `hda_${randomBytes(24).toString('base64url')}`;
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return { token, isNew: true };
}

/**
 * What the operator is told of a token that this start created. It is shown on a terminal; otherwise the line ends in a log, where no
 * credential belongs.
 */
export const announceAdminToken = (token: string, dataDir: string, isTerminal: boolean): string =>
  isTerminal
    ? `admin token (shown once, stored in ${dataDir}/admin-token): ${token}`
    : `a new admin token is in ${dataDir}/admin-token`;

/** Recognises only the operator; any other token is passed on to the authenticator of accounts. */
export function operatorAuthenticator(adminToken: string, accounts?: Authenticator): Authenticator {
  const expected = sha256(adminToken);
  return {
    findCaller: async (token, resource) =>
      timingSafeEqual(sha256(token), expected) ? { kind: 'operator' } : accounts?.findCaller(token, resource),
  };
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
