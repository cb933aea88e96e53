import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const API_KEY_CHARACTERS = 40;
const VISIBLE_CHARACTERS = 9;

/** Only hashes are stored, so reading the database is not enough to sign in. Tokens are random, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newSessionToken = (): string => `hds_${randomBytes(32).toString('base64url')}`;

/** Shorter than other tokens because it is part of a line in a mail; it is valid for a day and works once, so 160 bits are plenty. */
export const newLinkToken = (): string => `hdm_${randomBytes(20).toString('base64url')}`;

export const newNonce = (): string => randomBytes(24).toString('base64url');

export function newApiKey(): { key: string; prefix: string } {
  let key = 'hd_';
  for (let i = 0; i < API_KEY_CHARACTERS; i++) key += ALPHABET[randomInt(ALPHABET.length)];
  return { key, prefix: key.slice(0, VISIBLE_CHARACTERS) };
}

/** Random, so that an account's number reveals neither how many there are nor whether one existed before. */
export const newAccountId = (): number => randomInt(1, 2 ** 47);
