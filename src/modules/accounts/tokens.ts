import { createHash, randomBytes, randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const API_KEY_CHARACTERS = 40;
const VISIBLE_CHARACTERS = 9;

/** Only hashes are stored: whoever reads the database cannot sign in with what is there. Tokens are random, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

export const newSessionToken = (): string => `hds_${randomBytes(32).toString('base64url')}`;

export const newMagicLinkToken = (): string => `hdm_${randomBytes(32).toString('base64url')}`;

export function newApiKey(): { key: string; prefix: string } {
  let key = 'hd_';
  for (let i = 0; i < API_KEY_CHARACTERS; i++) key += ALPHABET[randomInt(ALPHABET.length)];
  return { key, prefix: key.slice(0, VISIBLE_CHARACTERS) };
}

/** Random, so that an account's number tells nothing about how many there are or whether one existed before. */
export const newAccountId = (): number => randomInt(1, 2 ** 47);
